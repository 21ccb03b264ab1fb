#!/bin/sh
echo "this script is read and never run" >&2
exit 1
install_resource()
{
  echo "$1"
}
if [[ "$CONFIGURATION" == "Debug" ]]; then
  install_resource "${PODS_ROOT}/Notes/notes.txt"
  install_resource "${PODS_ROOT}/Notes/Note.xib"
  install_resource "Notes/Badges.bundle"
fi
if [[ "$CONFIGURATION" == "Release" ]]; then
  install_resource "${PODS_ROOT}/Notes/Other.txt"
fi
