"""What a fault is, and the bench on which it is tried: a project, a folder for all that is written, and the tool."""

import contextlib
import dataclasses
import json
import os
import pathlib
import pty
import re
import resource
import select
import shutil
import signal
import subprocess
import threading
import time
import xml.etree.ElementTree

from projects import PASSES, SMALL

GIGABYTE = 1 << 30
# What a run may end with when its input is damaged.
SOUND = (0, 1, 2, 3, 4, 5)
# Stands in a fault for the folder of the bench.
LAB = "@LAB@"


class Unavailable(Exception):
    """This machine lacks what a fault needs."""


@dataclasses.dataclass
class Fault:
    """One thing that goes wrong, and what must come of it.

    `files` are put into the project `base`; None leaves one out, and a function makes what is no plain file. `texts`
    and `never` are regular expressions for all that the tool says, `tests` the tests with their statuses, `how` further
    arguments of `Bench.run`. A fault with a `play` does it by itself, one with a `source` is compiled with others.
    """

    name: str
    files: dict = dataclasses.field(default_factory=dict)
    arguments: tuple = ()
    status: tuple = ()
    texts: tuple = ()
    never: tuple = ()
    tests: dict = dataclasses.field(default_factory=dict)
    base: dict = dataclasses.field(default_factory=lambda: SMALL)
    how: dict = dataclasses.field(default_factory=dict)
    play: object = None
    source: str = ""


class Run:
    """What came of a run of the tool."""

    def __init__(self, status, output, errors, seconds, events, complaints):
        self.status, self.errors, self.output, self.seconds = status, errors, output, seconds
        self.complaints = complaints
        self.text = output + errors
        self.tests, self.issues = {}, {}
        for event in events:
            test = event.get("test", "").partition("/")[2]
            if event["event"] == "testFinished":
                self.tests[test] = event["status"]
            elif event["event"] == "issueRecorded":
                self.issues.setdefault(test, []).append(event)

    def judge(self, status=(), texts=(), never=(), tests=()):
        """What is not as it should be, with what is never right."""
        wrong = list(self.complaints)
        if status and self.status not in status:
            wrong.append(f"status {self.status}, expected {' or '.join(map(str, status))}")
        wrong += self.judge_text(texts, never)
        for test, expected in dict(tests).items():
            wrong += self.judge_test(test, expected)
        if wrong:
            wrong.append("said: " + " | ".join(self.errors.strip().splitlines()[-3:])[:400])
        return wrong

    def judge_text(self, texts, never):
        wrong = [f"does not say {text!r}" for text in texts if not re.search(text, self.text, re.S)]
        return wrong + [f"says {found[0]!r}" for text in never if (found := re.search(text, self.text, re.S))]

    def judge_test(self, test, expected):
        """`expected` is a status, "" for a test that must not be there, and may end with what its failure says."""
        seen = self.tests.get(test, "")
        expected, _, text = expected.partition(": ")
        if seen != expected:
            return [f"{test} is {seen or 'left out'}, expected {expected or 'nothing'}"]
        said = " ".join(json.dumps(issue, ensure_ascii=False) for issue in self.issues.get(test, []))
        return [f"{test} does not say {text!r}: {said[:300]}"] if text and not re.search(text, said) else []


class Bench:
    """A project with a folder of its own for all that the tool writes."""

    def __init__(self, root, tool):
        self.root, self.tool = root, tool
        self.project, self.derived, self.temporary = root / "p", root / "d", root / "t"
        self.home = root / "h"
        self.report = root / "events.json"
        for folder in (self.project, self.temporary, self.home):
            folder.mkdir(parents=True, exist_ok=True)
        for file in (root / "file", self.home / "file"):
            file.write_text("secret")
        null = root / "null"
        null.unlink(missing_ok=True)
        try:
            os.mknod(null, 0o20666, os.makedev(1, 3))
        except OSError:
            null.symlink_to("/dev/null")

    def placed(self, value):
        """A text with the folder of the bench in the place of its mark."""
        if isinstance(value, bytes):
            return value.replace(LAB.encode(), str(self.root).encode())
        return value.replace(LAB, str(self.root)) if isinstance(value, str) else value

    @staticmethod
    def clear(folder):
        """Removes all that is in a folder, whatever it is."""
        for path in folder.iterdir():
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink()

    def set_up(self, files):
        """Writes the files of a project."""
        self.clear(self.project)
        for path, content in files.items():
            if content is not None:
                self.put(path, content)

    def put(self, path, content):
        file = self.project / path
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.is_symlink() or (file.exists() and not file.is_file()):
            file.unlink()
        if callable(content):
            file.unlink(missing_ok=True)
            content(file)
        else:
            content = self.placed(content)
            file.write_bytes(content if isinstance(content, bytes) else content.encode())

    def forget(self):
        """Removes the derived data."""
        if self.derived.is_dir() and not self.derived.is_symlink():
            shutil.rmtree(self.derived)
        else:
            self.derived.unlink(missing_ok=True)

    def listing(self):
        return sorted((str(path), path.lstat().st_size, path.lstat().st_mtime_ns) for path in self.project.rglob("*"))

    def survivors(self):
        """Processes that know this folder and do not end."""
        found, own, ancestor = [], set(), os.getpid()
        while ancestor > 1:
            own.add(ancestor)
            ancestor = int(pathlib.Path(f"/proc/{ancestor}/stat").read_text().rpartition(")")[2].split()[1])
        for entry in pathlib.Path("/proc").iterdir():
            if not entry.name.isdigit() or int(entry.name) in own:
                continue
            try:
                known = (entry / "cmdline").read_bytes() + (entry / "environ").read_bytes()
                if f"{self.root}/".encode() not in known:
                    continue
                descriptor = os.pidfd_open(int(entry.name))
            except OSError:
                continue
            if not select.select([descriptor], [], [], 5)[0]:
                found.append((int(entry.name), known.replace(b"\0", b" ")[:100].decode(errors="replace")))
            os.close(descriptor)
        return found

    def end_survivors(self):
        """Ends what is left of a run, and says what that was."""
        found = self.survivors()
        for number, _ in found:
            with contextlib.suppress(OSError):
                os.kill(number, signal.SIGKILL)
        return [f"process {number} is left: {line}" for number, line in found]

    def start(self, command, limit_memory=16 * GIGABYTE, environment=None, shell=None, output=None):
        """Starts a command; `shell` is a line of bash before it, `output` takes the place of its standard output."""
        variables = {**os.environ, "TMPDIR": str(self.temporary), "XDG_CACHE_HOME": str(self.home / "cache"),
                     "HOME": str(self.home), "NO_COLOR": "1", **(environment or {})}
        variables = {name: self.placed(value) for name, value in variables.items() if value is not None}
        if shell:
            command = ["bash", "-c", f'{shell} "$@"', "bash", *command]

        def prepare():
            resource.setrlimit(resource.RLIMIT_AS, (limit_memory, limit_memory))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        return subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=output or subprocess.PIPE, stderr=subprocess.PIPE,
            env=variables, start_new_session=True, preexec_fn=prepare, cwd=self.root)

    def command(self, *arguments, project=None, derived=None, report=None):
        return [self.tool, "test", str(project or self.project), "--derived-data", str(derived or self.derived),
                "--json", str(report or self.report), *arguments]

    def run(self, *arguments, raw=False, limit=90, send=None, after=0.0, meanwhile=None, untidy=False, terminal=False,
            project=None, derived=None, **how):
        """Runs the tool, sends it a signal or does something to it meanwhile, and checks what must always hold.

        `raw` says that the arguments are all of the command, `untidy` that the run may leave files behind.
        """
        self.report.unlink(missing_ok=True)
        command = [self.tool, *arguments] if raw else self.command(*arguments, project=project, derived=derived)
        before = self.listing()
        begin = time.monotonic()
        with contextlib.ExitStack() as stack:
            seen = stack.enter_context(Terminal(how)) if terminal else None
            process = self.start(command, **how)
            if send or meanwhile:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(after)
                if meanwhile:
                    meanwhile()
                if send and process.poll() is None:
                    process.send_signal(send)
            try:
                output, errors = process.communicate(timeout=limit)
                complaints = []
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                self.end_survivors()
                output, errors = process.communicate()
                complaints = [f"took longer than {limit} s"]
        seconds = time.monotonic() - begin
        output = (seen.text() if seen else output or b"").decode(errors="replace")
        errors = errors.decode(errors="replace")
        late = bool(complaints)
        complaints += self.end_survivors()
        if not late and not untidy and (names := [path.name for path in self.temporary.iterdir()]):
            complaints.append(f"left in TMPDIR: {names}")
        if not untidy:
            self.clear(self.temporary)
        if not meanwhile and self.listing() != before:
            complaints.append("the project was changed")
        status = process.returncode if process.returncode >= 0 else 128 - process.returncode
        if not late and ((process.returncode < 0 and not send) or status in (132, 133, 134, 135, 136, 139)):
            complaints.append(f"the tool crashed with status {status}: {errors[-300:]}")
        return Run(status, output, errors, seconds, self.events(), complaints)

    def events(self):
        events = []
        if self.report.is_file():
            for line in self.report.read_bytes().split(b"\n"):
                with contextlib.suppress(ValueError):
                    events.append(json.loads(line))
        return events

    def attempt(self, fault):
        """What is wrong with what comes of a fault: nothing when it is survived."""
        self.set_up({**fault.base, **fault.files})
        if fault.play:
            return list(fault.play(self))
        run = self.run(*map(self.placed, fault.arguments), **fault.how)
        wrong = run.judge(fault.status, fault.texts, map(self.placed, fault.never), fault.tests)
        if not wrong and run.status == 0 and not fault.how.get("raw") and "--list" not in fault.arguments:
            wrong = run.judge(tests=PASSES)
        if run.status > 1 and not run.text.strip():
            wrong.append("says nothing")
        return wrong


def xml_error(path):
    """Why a file is no XML."""
    try:
        xml.etree.ElementTree.parse(path)
    except (OSError, xml.etree.ElementTree.ParseError) as error:
        return [f"{path.name} is no XML: {error}"]
    return []


class Terminal:
    """A terminal in the place of standard output, which keeps what is written to it."""

    def __init__(self, how):
        self.how = how
        self.parts = []

    def __enter__(self):
        self.master, self.slave = pty.openpty()
        self.how["output"] = self.slave
        self.reader = threading.Thread(target=self.read)
        self.reader.start()
        return self

    def __exit__(self, *_):
        os.close(self.slave)

    def read(self):
        with contextlib.suppress(OSError):
            while part := os.read(self.master, 65536):
                self.parts.append(part)
        os.close(self.master)

    def text(self):
        self.reader.join(5)
        return b"".join(self.parts)
