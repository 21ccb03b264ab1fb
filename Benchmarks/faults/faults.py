#!/usr/bin/env python3
"""Tries single faults on the tool, and checks that each is survived.

    python3 Benchmarks/faults/faults.py --list
    python3 Benchmarks/faults/faults.py --only dies/ --only found/nested --seed 7

A fault is survived when the tool does not crash or hang, gives no wrong result, leaves no process and no temporary
file, does not change the project, and says something true. A line tells of each; what this machine cannot try is left
out. `N of M survived` follows, with the names of those that were not; the status is 1 when there are any.
"""

import argparse
import contextlib
import pathlib
import subprocess
import sys
import tempfile

import deaths
import discovery
import flags
import inputs
import interruptions
import machine
import packages
import rebuilds
import reports
import screens
import sources
import waits
from batches import attempt_batch
from harness import Bench, Unavailable

REPOSITORY = pathlib.Path(__file__).resolve().parent.parent.parent
FAMILIES = (discovery, deaths, waits, reports, sources, flags, inputs, packages, machine, screens, rebuilds,
            interruptions)


def results(faults, bench):
    """The name of each fault that can be tried here, with what is wrong."""
    batches = {}
    for fault in faults:
        if fault.source:
            batches.setdefault(fault.name.partition("/")[0], []).append(fault)
    for batch in batches.values():
        yield from attempt_batch(batch, bench).items()
    for fault in faults:
        if fault.source:
            continue
        try:
            wrong = bench.attempt(fault)
        except Unavailable as reason:
            print(f"left out {fault.name}: {reason}", flush=True)
            continue
        except (OSError, subprocess.SubprocessError) as error:
            wrong = [f"{type(error).__name__}: {error}"]
        yield fault.name, wrong
        if wrong:  # What is left of one fault must not be the next one's.
            bench.forget()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1, help="chooses moments and damages")
    parser.add_argument("--only", action="append", default=[], metavar="PREFIX", help="how the names of faults begin")
    parser.add_argument("--list", action="store_true", help="print the names of the faults")
    parser.add_argument("--folder", help="where to work; by default a temporary folder")
    parser.add_argument("--command", default=str(REPOSITORY / ".build" / "release" / "windfall"), metavar="TOOL")
    options = parser.parse_args()
    faults = [fault for family in FAMILIES for fault in family.faults(options.seed)
              if not options.only or fault.name.startswith(tuple(options.only))]
    if options.list:
        print("\n".join(fault.name for fault in faults))
        return
    if not faults:
        sys.exit("no fault has such a name")
    with contextlib.ExitStack() as stack:
        folder = options.folder or stack.enter_context(tempfile.TemporaryDirectory(prefix="faults"))
        bench = Bench(pathlib.Path(folder).resolve(), str(pathlib.Path(options.command).resolve()))
        lost, count = [], 0
        for name, wrong in results(faults, bench):
            count += 1
            print(f"{'LOST    ' if wrong else 'survived'} {name}", *wrong, sep="\n    ", flush=True)
            if wrong:
                lost.append(name)
    print(f"{count - len(lost)} of {count} survived")
    for name in lost:
        print(f"  {name}")
    sys.exit(1 if lost else 0)


if __name__ == "__main__":
    main()
