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

{
  status=0
  # One after the other: tests of UIKit and SwiftUI share the screen of the process.
  swift test --no-parallel --package-path "$root" --scratch-path "$build_dir" --xunit-output "$results/tests.xml" "$@" 2>&1 || status=$?
  printf '%s\n' "$status" >"$results/status"
} | tee "$results/output"
status=$(cat -- "$results/status")

kill "$ticker" 2>/dev/null || true
wait "$ticker" 2>/dev/null || true
trap - EXIT

# Swift Testing's results are read from its report. XCTest writes one only when it runs in parallel: it is counted from
# the summary that it prints, the one of all suites being the last.
set -- $(cat -- "$results"/*.xml /dev/null | awk '
  /<testcase / { total++; hasFailed = 0 }
  /<(failure|error)/ { if (!hasFailed) failed++; hasFailed = 1 }
  /<skipped/ { skipped++ }
  END { print total + 0, failed + 0, skipped + 0 }')
total=$1 failed=$2 skipped=$3
set -- $(sed -n 's/^.*Executed \([0-9]*\) tests\{0,1\}, with \(\([0-9]*\) tests\{0,1\} skipped and \)\{0,1\}\([0-9]*\) failures\{0,1\}.*/\1 \4 0\3/p' \
  "$results/output" | tail -n 1) 0 0 0
if [ ! -f "$results/tests.xml" ]; then
  total=$((total + $1)) failed=$((failed + $2)) skipped=$((skipped + $3))
fi
if [ "$status" -ne 0 ] && [ "$failed" -eq 0 ]; then
  printf 'swift test ended with status %s before it reported its tests\n' "$status"
  failed=1
  total=$((total + 1))
fi
# Logs are cut in the middle: what failed stands at their end too.
sed -n '/^✘ .* recorded an issue at /p; /^[^ ]*: error: /p' "$results/output" | sort -u | tail -n 40
if [ "$total" -eq 0 ]; then
  printf 'no test ran\n'
  status=4
fi
printf '%s passed, %s failed\n' "$((total - failed - skipped))" "$failed"
exit "$status"
