# Ce qui a été choisi pour un serveur, un salon ou une personne ; l’aide ; et ce qui n’appartient à aucune réponse.

button-cite = Citation
citation-copy = Copiez ceci pour citer la règle.
mistake-too-slow = La réponse a pris plus de temps que permis. Demandez-en moins à la fois.
