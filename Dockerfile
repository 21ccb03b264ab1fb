# Windfall from a release beside this file (make release writes it to .build/dist), on the toolchain's own image.
#
#   docker build --build-arg ARCHIVE=windfall-0.1.0-swift-6.3.1-linux-x86_64.tar.zst -t windfall .build/dist -f Dockerfile
FROM swift:6.3.1-bookworm
ARG ARCHIVE
RUN apt-get update && apt-get install -y --no-install-recommends \
    bubblewrap git librsvg2-2 libpoppler-glib8 libjavascriptcoregtk-4.1-0 libsqlite3-dev libxml2-dev zlib1g-dev zstd && rm -rf /var/lib/apt/lists/*
COPY ${ARCHIVE} ${ARCHIVE}.sha256 install.sh /tmp/
RUN sh /tmp/install.sh /tmp/${ARCHIVE} /opt/windfall && rm -f /tmp/*.zst /tmp/*.sha256 /tmp/install.sh
ENV PATH=/opt/windfall/bin:$PATH
ENTRYPOINT ["windfall"]
