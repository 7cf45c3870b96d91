# One server, its data in /data: docs/hosting.md. Several on one database: compose.yaml.
FROM python:3.12-slim
WORKDIR /splendide
COPY . .
RUN python -m venv .venv \
 && .venv/bin/pip install --no-cache-dir --require-hashes -r requirements/play.txt \
 && .venv/bin/pip install --no-cache-dir --no-deps -e . \
 && .venv/bin/python web/build_client.py
ENV SPLENDIDE_HOST=0.0.0.0 SPLENDIDE_DATA=/data XDG_CACHE_HOME=/data/cache
RUN useradd --create-home splendide && install -d -o splendide /data
USER splendide
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD [".venv/bin/python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/readyz')"]
CMD [".venv/bin/splendide", "serve"]
