#!/usr/bin/env python3
"""Times UIKit's constraint solver and kiwisolver's C++ on the same system, side by side in one run."""

import pathlib
import statistics
import subprocess
import sys
import time

import kiwisolver

FOLDER = pathlib.Path(__file__).resolve().parent
COUNT = sys.argv[1] if len(sys.argv) > 1 else "1000"
STRENGTHS = {1000.0: 1001001000.0, 999.0: 1e8, 750.0: 1e6, 250.0: 1.0}


def run(*arguments):
    command = ["swift", "run", "--package-path", FOLDER, "-c", "release", *EXTRA, "AutoLayoutBenchmark", COUNT]
    return subprocess.run([*command, *arguments], check=True, capture_output=True, text=True).stdout


def timed(work):
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1e6


def kiwi(lines):
    """Medians in microseconds; making the constraints' objects is not counted."""
    building, editing, emptying = [], [], []
    for _ in range(9):
        variables = [kiwisolver.Variable() for _ in range(int(lines[0]))]
        constraints = []
        for line in lines[1:]:
            priority, relation, constant, *terms = line.split()
            pairs = (term.split(":") for term in terms)
            expression = kiwisolver.Expression(
                [kiwisolver.Term(variables[int(v)], float(f)) for v, f in pairs], float(constant))
            constraints.append(kiwisolver.Constraint(expression, relation, STRENGTHS[float(priority)]))
        solver = kiwisolver.Solver()
        width = variables[0]

        def build():
            for constraint in constraints[1:]:
                solver.addConstraint(constraint)
            solver.addEditVariable(width, STRENGTHS[999.0])
            solver.suggestValue(width, 390)
            solver.updateVariables()

        checksum = 0.0

        def edit():
            nonlocal checksum
            for step in range(100):
                solver.suggestValue(width, 300 + step * 37 % 400)
                solver.updateVariables()
            checksum = 0.0

        def empty():
            for constraint in constraints[1:]:
                solver.removeConstraint(constraint)

        building.append(timed(build))
        editing.append(timed(edit) / 100)
        for step in range(100):
            solver.suggestValue(width, 300 + step * 37 % 400)
            solver.updateVariables()
            checksum += sum(variable.value() for variable in variables)
        emptying.append(timed(empty))
    return [statistics.median(times) for times in (building, editing, emptying)] + [checksum]


EXTRA = sys.argv[2:]
ours = [float(number) for number in run().split()[1:]]
theirs = kiwi(run("model").splitlines())
print(f"{COUNT} constraints        ours    kiwisolver   ratio")
for name, our, their in zip(["build and solve", "one edit", "remove all"], ours, theirs):
    print(f"{name:16} {our:9.1f} us  {their:9.1f} us  {our / their:6.2f}")
if abs(ours[3] - theirs[3]) > 1e-6 * abs(theirs[3]):
    sys.exit(f"the solvers disagree: the values add up to {ours[3]} and {theirs[3]}")
