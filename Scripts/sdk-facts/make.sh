#!/bin/sh
# Makes the facts of Apple's iOS frameworks again: Sources/WindfallFacts/SDK/<Module>.facts.
#
# usage: make.sh MACIOS_CHECKOUT [FOLDER]
#
# MACIOS_CHECKOUT is a clone of https://github.com/dotnet/macios; FOLDER keeps what comes in between (default: a new one).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
checkout=$1
folder=${2:-$(mktemp -d)}
commit=$(git -C "$checkout" rev-parse --short=12 HEAD)
facts=$here/../../Sources/WindfallFacts/SDK

python3 "$here/header.py" "$checkout" "$folder"
python3 "$here/importer.py" "$folder" SDK "$folder/importer.json"
rm -f "$facts"/*.facts
python3 "$here/facts.py" "$folder" "$facts" "$commit" > "$folder/counts.tsv"
python3 "$here/typed.py" "$facts"
python3 "$here/document.py" "$folder/counts.tsv" "$here/../../Documentation/Facts.md"
echo "$(wc -l < "$folder/counts.tsv") modules; what was left out and why: $folder/skipped.txt"
