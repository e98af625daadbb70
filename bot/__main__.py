"""`python -m bot` is the `foresight` command."""

from bot.cli import main

if __name__ == "__main__":
    main()
