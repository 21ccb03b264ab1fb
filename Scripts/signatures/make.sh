#!/bin/sh
# Writes the table of what public signatures of SwiftUI say of actors and closures, from a checkout of OpenSwiftUI:
#
#   git clone https://github.com/OpenSwiftUIProject/OpenSwiftUI ../OpenSwiftUI
#   sh Scripts/signatures/make.sh ../OpenSwiftUI
#
# Names, actors, what may be sent and what escapes are facts; nothing else is taken. The same checkout gives the same table.
set -eu

if [ $# -ne 1 ]; then
  echo "usage: make.sh CHECKOUT" >&2
  exit 64
fi
root=$(dirname -- "$(dirname -- "$(dirname -- "$(readlink -f -- "$0")")")")
build_dir=${WINDFALL_BUILD_DIR:-$root/.build}
commit=$(git -C "$1" rev-parse --short=12 HEAD)
swift build --package-path "$root" --scratch-path "$build_dir" --product WindfallDocuments >&2
"$build_dir/debug/WindfallDocuments" --signatures "SwiftUI: from OpenSwiftUIProject/OpenSwiftUI $commit (MIT)" \
  "$1/Sources/OpenSwiftUICore" "$1/Sources/OpenSwiftUI" >"$root/Scripts/signatures/SwiftUI.txt"
