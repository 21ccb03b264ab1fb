"""How long `windfall test` takes until its first test starts: with nothing changed, and after a change of one line.

The second is set beside `swift build` of a package that holds the app's module alone, as Windfall lowers it: the same
sources, the same compiler flags, the same libraries to link."""
import json
import os
import shutil
import subprocess
import tempfile
import time

CHANGED_FILE = "Calculator/ViewModel/CalculatorViewModel.swift"


def until_first_test(windfall, project, derived):
    """Seconds from the start of the command until it tells of the first test."""
    with tempfile.TemporaryDirectory() as folder:
        events = os.path.join(folder, "events")
        os.mkfifo(events)
        start = time.perf_counter()
        process = subprocess.Popen(
            [windfall, "test", project, "--derived-data", derived, "--json", events],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        seconds = None
        with open(events) as lines:
            for line in lines:
                if seconds is None and json.loads(line)["event"] == "testStarted":
                    seconds = time.perf_counter() - start
        if process.wait() != 0 or seconds is None:
            raise SystemExit("the calculator's tests fail")
        return seconds


def change(file):
    """Makes one line another one, of the same meaning to the tests as every time."""
    with open(file) as source:
        text = source.read()
    old, new = ('"Error".description', '"Error"') if '"Error".description' in text else ('"Error"', '"Error".description')
    with open(file, "w") as source:
        source.write(text.replace(old, new, 1))


def verbose_commands(windfall, project, derived):
    """The compiler's and the linker's arguments for the app."""
    output = subprocess.run(
        [windfall, "test", project, "--derived-data", derived, "--verbose"], capture_output=True, text=True, check=True)
    lines = [line.split(" ") for line in output.stdout.splitlines() + output.stderr.splitlines()]
    compiler = next(x for x in lines if x[0].endswith("/swiftc") and "Calculator" in x and "-emit-module" in x)
    linker = next(x for x in lines if any(y.endswith("Calculator.app/Calculator") for y in x) and "-o" in x)
    return compiler, linker


def make_package(folder, compiler, linker, lowered):
    """A package whose one target is the lowered app."""
    shutil.rmtree(folder, ignore_errors=True)
    sources = os.path.join(folder, "Sources/Calculator")
    shutil.copytree(lowered, sources)
    flags = []
    for index, argument in enumerate(compiler):
        if argument in ("-I", "-D", "-Xcc"):
            flags += [argument, compiler[index + 1]]
    scripts = [x for x in linker if x.endswith(".ld")]
    app = [x for x in scripts if not x.endswith("lazy.ld")]
    lazy = [x for x in scripts if x.endswith("lazy.ld")]
    linked = [y for x in ["--export-dynamic", *app, "--start-lib", *lazy, "--end-lib"] for y in ("-Xlinker", x)]
    linked += [x for x in linker if x.startswith("-l")]
    with open(os.path.join(folder, "Package.swift"), "w") as file:
        file.write(f"""// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Calculator",
  targets: [
    .executableTarget(
      name: "Calculator", swiftSettings: [.unsafeFlags({json.dumps(flags)}), .swiftLanguageMode(.v5)],
      linkerSettings: [.unsafeFlags({json.dumps(["-use-ld=lld", *linked])})])
  ])
""")
    return os.path.join(sources, os.path.basename(CHANGED_FILE).replace(".swift", ".lowered.swift"))


def swift_build(folder):
    start = time.perf_counter()
    result = subprocess.run(["swift", "build", "--package-path", folder], capture_output=True, text=True)
    if result.returncode != 0:
        raise SystemExit(result.stdout + result.stderr)
    return time.perf_counter() - start


def measure(windfall, work, repository, runs):
    project = os.path.join(work, "changed-calculator")
    derived = os.path.join(work, "changed-calculator-data")
    for folder in (project, derived):
        shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(os.path.join(repository, "Examples/Calculator"), project)
    file = os.path.join(project, CHANGED_FILE)
    compiler, linker = verbose_commands(windfall, project, derived)
    package = os.path.join(work, "calculator-package")
    package_file = make_package(package, compiler, linker, os.path.join(derived, "Lowered/Calculator"))
    swift_build(package)
    timings = {"nothing changed": [], "one line changed": [], "one line changed, swift build": []}
    for run in range(runs + 1):
        unchanged = until_first_test(windfall, project, derived)
        change(file)
        changed = until_first_test(windfall, project, derived)
        change(package_file)
        built = swift_build(package)
        if run > 0:
            for name, seconds in zip(timings, (unchanged, changed, built)):
                timings[name].append(seconds)
    return timings
