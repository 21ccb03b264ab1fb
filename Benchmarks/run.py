#!/usr/bin/env python3
"""Measures Windfall; see README.md.

  run.py [suite] [app] [build]   with nothing named: all three, in this order
    -n RUNS            counted runs of each command (default 10)
    --windfall PATH    the command-line tool (default: the repository's release build)
    --work FOLDER      where to build and keep results (default: .build/benchmarks in the repository)
    --peers FOLDER     also write results/ours.json and extra.json there, for its run_all.py
"""
import argparse
import json
import os
import statistics
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import builds  # noqa: E402
import suite  # noqa: E402

REPOSITORY = os.path.dirname(HERE)


def figures(seconds):
    ms = [x * 1000 for x in seconds]
    return {"min": round(min(ms), 3), "median": round(statistics.median(ms), 3), "max": round(max(ms), 3), "n": len(ms)}


def row(name, values):
    print(f"{name:44s} min {values['min']:9.2f}   median {values['median']:9.2f}   max {values['max']:9.2f} ms   n {values['n']}")


def measure_app(options):
    """Launches, steps and scale, measured by UI tests in their own process."""
    folder = os.path.join(options.work, "app")
    os.makedirs(folder, exist_ok=True)
    environment = {**os.environ, "BENCHMARK_RESULTS": folder}
    load = os.getloadavg()
    subprocess.run(
        [options.windfall, "test", os.path.join(HERE, "Apps"), "--derived-data", os.path.join(options.work, "apps"),
         "--test-timeout", "300"], env=environment, check=True)
    with open(os.path.join(folder, "calculator.json")) as file:
        result = {"peer": "Windfall", "load_start": load, "time": time.strftime("%H:%M:%S"), **json.load(file)}
    with open(os.path.join(folder, "scale.json")) as file:
        scale = json.load(file)
    result["scale"] = {count: scale[count] for count in sorted(scale, key=int)}
    result["load_end"] = os.getloadavg()
    for key in ("launch_ms", "close_ms", "step_ms", "suite_warm_ms"):
        row(key, result[key])
    print(f"{'test 5 per second':44s} {result['test5_per_s']:13.1f}")
    for count, values in result["scale"].items():
        row(f"{count} buttons: find, tap, check the last", values["tap_last_ms"])
        row(f"{count} buttons: count", values["count_ms"])
    return result


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("parts", nargs="*")
    parser.add_argument("-n", dest="runs", type=int, default=10)
    parser.add_argument("--windfall", default=os.path.join(REPOSITORY, ".build/release/windfall"))
    parser.add_argument("--work", default=os.path.join(REPOSITORY, ".build/benchmarks"))
    parser.add_argument("--peers")
    options = parser.parse_args()
    options.windfall = os.path.abspath(options.windfall)
    options.work = os.path.abspath(options.work)
    parts = options.parts or ["suite", "app", "build"]
    os.makedirs(options.work, exist_ok=True)
    results = {}
    if "suite" in parts:
        commands = suite.prepare(options.windfall, options.work, os.path.join(REPOSITORY, "Examples/Calculator"))
        results["suite"] = {}
        timings = suite.time_in_turn(commands, options.runs)
        for name, seconds in timings.items():
            results["suite"][name] = figures(seconds)
            row(name, results["suite"][name])
        if options.peers:
            extra = [{"name": "ours", "cmd": commands["suite process"], "empty": commands["suite process, no test"]}]
            with open(os.path.join(options.peers, "extra.json"), "w") as file:
                json.dump(extra, file, indent=1)
    if "app" in parts:
        results["app"] = measure_app(options)
        if options.peers:
            with open(os.path.join(options.peers, "results/ours.json"), "w") as file:
                json.dump(results["app"], file, indent=1)
    if "build" in parts:
        results["build"] = {}
        for name, seconds in builds.measure(options.windfall, options.work, REPOSITORY, options.runs).items():
            results["build"][name] = figures(seconds)
            row(name, results["build"][name])
    with open(os.path.join(options.work, "results.json"), "w") as file:
        json.dump(results, file, indent=1)


main()
