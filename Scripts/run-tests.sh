#!/bin/sh
# Builds and runs the package's own tests. The last line is "N passed, N failed"; the status is not zero when a test
# failed, none ran, or the tests did not build. Arguments choose tests, as `swift test` takes them: --filter, --skip.
# WINDFALL_TEST_CONFIGURATION=release runs those that `windfall --set-up` has built with the same setting.
set -eu

root=$(dirname -- "$(dirname -- "$(readlink -f -- "$0")")")
build_dir=${WINDFALL_BUILD_DIR:-$root/.build}
results=$build_dir/test-results
configuration=${WINDFALL_TEST_CONFIGURATION:-debug}
tests=$build_dir/$configuration/WindfallPackageTests.xctest
rm -rf -- "$results"
mkdir -p -- "$results"

# Says every few seconds what it is that takes long.
(
  trap 'kill "$nap" 2>/dev/null; exit 0' TERM
  seconds=0
  while :; do
    sleep 8 >/dev/null 2>&1 &
    nap=$!
    wait "$nap"
    seconds=$((seconds + 8))
    printf '%s, %s s\n' "$(cat -- "$results/step")" "$seconds"
  done
) &
ticker=$!
trap 'kill "$ticker" 2>/dev/null' EXIT

# Runs tests in a process of their own: run NAME ARGUMENTS. What it prints is shown when it ends, in one piece. Within a
# process one test follows the other: those of UIKit and SwiftUI share its screen.
cat >"$results/run" <<'END'
name=$1
shift
status=0
"$tests" --no-parallel --testing-library swift-testing --xunit-output "$results/$name.xml" "$@" \
  >"$results/$name.output" 2>&1 || status=$?
[ "$status" -eq 0 ] || printf '%s ended with status %s\n' "$name" "$status" >>"$results/failures"
cat -- "$results/$name.output"
END
# What the compiler reads of the system, it reads once for all tests of the command.
WINDFALL_MODULE_CACHE=$results/ModuleCache
export tests results WINDFALL_MODULE_CACHE

printf 'building the tests' >"$results/step"
status=0
if [ "$configuration" = debug ]; then
  swift build --build-tests --package-path "$root" --scratch-path "$build_dir" 2>&1 || status=$?
else
  [ -x "$tests" ] || status=1
fi
if [ "$status" -ne 0 ]; then
  printf 'the tests did not build\n0 passed, 1 failed\n'
  exit "$status"
fi

printf 'testing' >"$results/step"
if [ $# -gt 0 ]; then
  sh "$results/run" chosen "$@"
else
  # The tests of the command wait for compilers and apps, each suite with folders of its own: they run side by side, and
  # beside all others. What no suite's name covers runs at the end.
  suites=$("$tests" --testing-library swift-testing --list-tests | sed -n 's|^EndToEndTests\.EndToEndTests/\([A-Za-z]*\)/.*|\1|p' | sort -u)
  {
    printf 'others --skip ^EndToEndTests\\.\n'
    for suite in $suites; do printf '%s --filter ^EndToEndTests\\.EndToEndTests/%s/\n' "$suite" "$suite"; done
  } | xargs -P "$(nproc)" -L 1 sh "$results/run"
  rest=
  for suite in $suites; do rest="$rest --skip ^EndToEndTests\\.EndToEndTests/$suite/"; done
  # The list is split into words on purpose.
  # shellcheck disable=SC2086
  sh "$results/run" rest --filter '^EndToEndTests\.' $rest
fi

kill "$ticker" 2>/dev/null || true
wait "$ticker" 2>/dev/null || true
trap - EXIT

set -- $(cat -- "$results"/*.xml /dev/null | awk '
  /<testcase / { total++; hasFailed = 0 }
  /<(failure|error)/ { if (!hasFailed) failed++; hasFailed = 1 }
  /<skipped/ { skipped++ }
  END { print total + 0, failed + 0, skipped + 0 }')
total=$1 failed=$2 skipped=$3
status=0
if [ -f "$results/failures" ]; then
  cat -- "$results/failures"
  status=1
  # A process that ended before it reported its tests fails as a test would.
  if [ "$failed" -eq 0 ]; then failed=1 total=$((total + 1)); fi
fi
# Logs are cut in the middle: what failed stands at their end too.
sed -n '/^✘ .* recorded an issue /p; /^[^ ]*: error: /p' "$results"/*.output | sort -u | tail -n 40
if [ "$total" -eq 0 ]; then
  printf 'no test ran\n'
  status=4
fi
printf '%s passed, %s failed\n' "$((total - failed - skipped))" "$failed"
exit "$status"
