#!/usr/bin/env python3
"""How long the stores of the persistence engine take with 100,000 objects of ten attributes, in a file and in memory,
beside GRDB with prepared statements and plain rows, all in one process.

usage: Benchmarks/persistence.py [RUNS]
"""
import os
import statistics
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILD = os.path.join(os.environ.get("WINDFALL_BUILD_DIR", os.path.join(ROOT, ".build")), "persistence-benchmark")
SOURCES = {
    "WindfallCore": "Sources/WindfallCore",
    "PersistenceModel": "Sources/PersistenceModel",
    "PersistenceEngine": "Sources/PersistenceEngine",
    "SQLite3": "Sources/Frameworks/SQLite3",
    "PersistenceBenchmark": "Benchmarks/Persistence",
}
PACKAGE = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PersistenceBenchmark",
  dependencies: [.package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0")],
  targets: [
    .target(name: "WindfallCore"), .target(name: "PersistenceModel"),
    .target(name: "SQLite3", linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(
      name: "PersistenceEngine", dependencies: ["WindfallCore", "PersistenceModel", "SQLite3"],
      swiftSettings: [.unsafeFlags(["-enforce-exclusivity=unchecked"])]),
    .executableTarget(
      name: "PersistenceBenchmark",
      dependencies: [
        "PersistenceEngine", "PersistenceModel", "WindfallCore", .product(name: "GRDB", package: "GRDB.swift"),
      ]),
  ])
"""


def prepare():
    """A package that takes its sources from where they are."""
    os.makedirs(os.path.join(BUILD, "Sources"), exist_ok=True)
    with open(os.path.join(BUILD, "Package.swift"), "w") as file:
        file.write(PACKAGE)
    for name, folder in SOURCES.items():
        link = os.path.join(BUILD, "Sources", name)
        if os.path.islink(link):
            os.remove(link)
        os.symlink(os.path.join(ROOT, folder), link)
    subprocess.run(["swift", "build", "-c", "release"], cwd=BUILD, check=True, stdout=subprocess.DEVNULL)


def main():
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    prepare()
    times = {}
    for _ in range(runs):
        output = subprocess.run(
            [os.path.join(BUILD, ".build/release/PersistenceBenchmark")], check=True, capture_output=True, text=True)
        for line in output.stdout.splitlines():
            work, who, milliseconds = line.split("\t")
            times.setdefault(work, {}).setdefault(who, []).append(float(milliseconds))
    print("| work | file, ms | memory, ms | GRDB, ms | file / GRDB |\n|---|---|---|---|---|")
    for work, by in times.items():
        median = {who: statistics.median(values) for who, values in by.items()}
        cells = [f"{median[who]:.2f}" if who in median else "" for who in ("file", "memory", "GRDB")]
        ratio = f"{median['file'] / median['GRDB']:.2f}" if "GRDB" in median else ""
        print(f"| {work} | {' | '.join(cells)} | {ratio} |")


if __name__ == "__main__":
    main()
