#!/bin/sh
# Runs the package's own tests. The last line is "N passed, N failed"; the status is not zero when a test failed,
# none ran, or the tests did not build. Arguments are passed to `swift test`.
set -eu

root=$(dirname -- "$(dirname -- "$(readlink -f -- "$0")")")
build_dir=${WINDFALL_BUILD_DIR:-$root/.build}
results=$build_dir/test-results
rm -rf -- "$results"
mkdir -p -- "$results"

(
  trap 'kill "$nap" 2>/dev/null; exit 0' TERM
  seconds=0
  while :; do
    sleep 8 >/dev/null 2>&1 &
    nap=$!
    wait "$nap"
    seconds=$((seconds + 8))
    printf 'swift test, %s s\n' "$seconds"
  done
) &
ticker=$!
trap 'kill "$ticker" 2>/dev/null' EXIT

status=0
swift test --package-path "$root" --scratch-path "$build_dir" --xunit-output "$results/tests.xml" "$@" || status=$?

kill "$ticker" 2>/dev/null || true
wait "$ticker" 2>/dev/null || true
trap - EXIT

# XCTest's results and Swift Testing's are two files of the same format.
sum() {
  cat -- "$results"/*.xml 2>/dev/null | tr ' ' '\n' | sed -n "s/^$1=\"\([0-9][0-9]*\)\".*/\1/p" |
    awk '{ total += $1 } END { print total + 0 }'
}
total=$(sum tests)
failed=$(($(sum failures) + $(sum errors)))
skipped=$(sum skipped)
if [ "$status" -ne 0 ] && [ "$failed" -eq 0 ]; then
  printf 'swift test ended with status %s before it reported its tests\n' "$status"
  failed=1
  total=$((total + 1))
fi
if [ "$total" -eq 0 ]; then
  printf 'no test ran\n'
  status=4
fi
printf '%s passed, %s failed\n' "$((total - failed - skipped))" "$failed"
exit "$status"
