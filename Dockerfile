# Two stages: wheels whose hashes are checked, then an image with nothing but what the bot runs on.
FROM python:3.12-slim AS build
WORKDIR /src
COPY constraints.txt ./
RUN pip download --only-binary :all: --require-hashes -r constraints.txt -d /wheels
COPY pyproject.toml README.md LICENSE ./
COPY rulesdb rulesdb
COPY bot bot
RUN python -m venv /opt/foresight \
 && /opt/foresight/bin/pip install --no-index --find-links /wheels '.[documents]'

FROM python:3.12-slim
RUN useradd --uid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin foresight \
 && install -d -o foresight -g foresight /data
COPY --from=build /opt/foresight /opt/foresight
ENV PATH=/opt/foresight/bin:$PATH FORESIGHT_DATA=/data PYTHONUNBUFFERED=1
USER foresight
WORKDIR /data
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["foresight", "health"]
ENTRYPOINT ["foresight"]
CMD ["run"]
