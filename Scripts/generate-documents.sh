#!/bin/sh
# Writes Documentation/Coverage.md and the table of our frameworks' API again, from the sources. Only the few modules
# that this needs are built.
set -eu

root=$(dirname -- "$(dirname -- "$(readlink -f -- "$0")")")
build_dir=${WINDFALL_BUILD_DIR:-$root/.build}
swift build -c release -debug-info-format none --package-path "$root" --scratch-path "$build_dir" --product WindfallDocuments
exec "$build_dir/release/WindfallDocuments" "$root"
