#!/bin/sh
# Starts Windfall as it was unpacked, with the libraries and fonts that came with it and the toolchain on the PATH.
set -eu

prefix=$(dirname -- "$(dirname -- "$(readlink -f -- "$0")")")
wanted=$(cat -- "$prefix/share/swift-version")

fail() {
  printf 'windfall: %s\n' "$1" >&2
  exit 5
}

compiler=$(command -v swiftc) || fail "no swiftc on PATH; install Swift $wanted from https://www.swift.org/install"
found=$(swiftc --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
[ "$found" = "$wanted" ] ||
  fail "this is Swift ${found:-of an unknown version}; @NAME@ is for Swift $wanted: take the archive for swift-$found, or install Swift $wanted"
libraries=$(dirname -- "$(dirname -- "$(readlink -f -- "$compiler")")")/lib/swift
LD_LIBRARY_PATH=$prefix/lib/windfall/lib:$libraries/linux:$libraries/host${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
WINDFALL_FONTS=${WINDFALL_FONTS:-$prefix/share/fonts}
export LD_LIBRARY_PATH WINDFALL_FONTS
# A link of this name stands for Xcode's tool.
if [ "$(basename -- "$0")" = xcodebuild ]; then set -- xcodebuild "$@"; fi
exec "$prefix/lib/windfall/windfall" "$@"
