"""The calculator's six UI tests as whole processes."""
import os
import shlex
import subprocess
import time

TESTS = """MainScreenUITests/testDisplayAndButtonLabels
CalculationUITests/testNumberEntry
CalculationUITests/testArithmeticOperationSteps
CalculationUITests/testStartNewOperationUsingResultOfPreviousOperation
CalculationUITests/testStartNewOperationWithoutEvaluatingPreviousOperation
CalculationUITests/testClearCalculator
"""
HERE = os.path.dirname(os.path.abspath(__file__))


def prepare(windfall, work, project):
    """Builds what is needed, checks that the six tests pass, and answers the command lines."""
    derived = os.path.join(work, "calculator")
    output = subprocess.run(
        [windfall, "test", project, "--only-testing", "CalculatorUITests", "--derived-data", derived],
        capture_output=True, text=True)
    if output.returncode != 0 or "6 passed, 0 failed" not in output.stdout:
        raise SystemExit(output.stdout + output.stderr)
    runner = os.path.join(work, "run-suite")
    subprocess.run(["clang", "-O2", "-o", runner, os.path.join(HERE, "Suite/run-suite.c")], check=True)
    lists = {}
    for name, text in (("tests", TESTS), ("none", "")):
        lists[name] = os.path.join(work, name)
        with open(lists[name], "w") as file:
            file.write(text)
    products = os.path.join(derived, "Products")
    command = [
        runner, os.path.join(products, "Calculator.app/Calculator"),
        os.path.join(os.path.dirname(windfall), "WindfallBundleHost"),
        os.path.join(products, "CalculatorUITests.xctest/CalculatorUITests")]
    test = [windfall, "test", project, "--derived-data", derived]
    return {
        "suite process": shlex.join(command + [lists["tests"]]),
        "suite process, no test": shlex.join(command + [lists["none"]]),
        "windfall test, the six UI tests": shlex.join(test + ["--only-testing", "CalculatorUITests"]),
    }


def time_in_turn(commands, runs):
    """Wall-clock seconds of each command: one run that does not count, then all in turn, so that drift hits all alike."""
    timings = {name: [] for name in commands}
    for run in range(runs + 1):
        for name, command in commands.items():
            start = time.perf_counter()
            status = subprocess.run(
                shlex.split(command), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
            seconds = time.perf_counter() - start
            if status != 0:
                raise SystemExit(f"{command}: status {status}")
            if run > 0:
                timings[name].append(seconds)
    return timings
