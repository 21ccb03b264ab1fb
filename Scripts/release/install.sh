#!/bin/sh
# Checks a release of Windfall against its checksum and unpacks it; nothing of it needs root.
#
#   sh install.sh ARCHIVE.tar.zst [FOLDER]        FOLDER is ~/.local/windfall otherwise
set -eu

archive=${1:?"usage: install.sh ARCHIVE.tar.zst [FOLDER]"}
folder=${2:-$HOME/.local/windfall}

fail() {
  printf 'install.sh: %s\n' "$1" >&2
  exit 5
}

[ -f "$archive" ] || fail "$archive: there is no such file"
[ -f "$archive.sha256" ] || fail "$archive.sha256, which the archive is checked against, is not beside it"
(cd "$(dirname -- "$archive")" && sha256sum --check --quiet "$(basename -- "$archive").sha256") ||
  fail "$archive is damaged, or is not what its checksum is of"
command -v zstd >/dev/null 2>&1 || fail "zstd is missing, which unpacks the archive"
mkdir -p -- "$folder.new"
zstd -q -d -c "$archive" | tar --extract --strip-components 1 --directory "$folder.new"
(cd "$folder.new" && sha256sum --check --quiet share/SHA256SUMS) || fail "what was unpacked is damaged"
rm -rf -- "$folder"
mv -- "$folder.new" "$folder"
printf 'Windfall is in %s; put %s/bin on PATH.\n' "$folder" "$folder"
