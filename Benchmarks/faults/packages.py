"""Packages whose manifests are wrong, do not end or reach for what is not theirs."""

import shutil
import signal
import socket
from functools import partial

from harness import GIGABYTE, SOUND, Fault, Unavailable
from projects import MANIFEST, PACKAGED

REFUSED = (2, 3)
# What is missing is named, and costs only what needs it.
SAID = (0, *REFUSED)
TARGET = '.target(name: "Kit")'
TARGETS = f"targets: [{TARGET}]"
HOW = {"environment": {"MY_SECRET": "1"}, "limit_memory": 6 * GIGABYTE}
LOOP = {"Kit/Package.swift": MANIFEST + "while true {}\n"}


def more(body):
    return f"{MANIFEST}import Foundation\n{body}\n"


def depending(path):
    return MANIFEST.replace("targets: [.target", f'dependencies: [.package(path: "{path}")], targets: [.target')


MANIFESTS = {  # name: (manifest, status, texts)
    "fatal-error": (more('fatalError("mine")'), REFUSED, ["Kit"]),
    "exit-0": (more("exit(0)"), (0,), []),
    "exit-1": (more("exit(1)"), REFUSED, ["Kit"]),
    "syntax": (more("let x ="), REFUSED, ["Kit"]),
    "type": (more('let x: Int = ""'), REFUSED, ["Kit"]),
    "empty": ("", REFUSED, ["Kit"]),
    "no-package": ("// swift-tools-version: 5.9\nimport PackageDescription\n", REFUSED, ["Kit"]),
    "no-version": (MANIFEST.partition("\n")[2], (0, *REFUSED), []),
    "version-99": (MANIFEST.replace("5.9", "99.0"), REFUSED, ["Kit.*99|99.*Kit"]),
    "binary": (bytes(range(256)), REFUSED, ["Kit"]),
    "cut": (MANIFEST[:90], REFUSED, ["Kit"]),
    "segv": (more("raise(SIGSEGV)"), (0, *REFUSED), []),
    "stop": (more("raise(SIGSTOP)"), REFUSED, ["Kit"]),
    "flood": (more('for _ in 0..<200_000 { print("mine") }'), SOUND, []),
    "bad-output": (more('print("{{{")'), SOUND, []),
    "child": (more('let p = Process(); p.executableURL = URL(fileURLWithPath: "/bin/sh")\n'
                   'p.arguments = ["-c", "sleep 322; : @LAB@/"]; try? p.run()'), SOUND, []),
    "secret": (more('precondition(ProcessInfo.processInfo.environment["MY_SECRET"] == nil)'), (0,), []),
    "memory": (more("var a: [[UInt8]] = []\nwhile true { a.append([UInt8](repeating: 1, count: 1 << 24)) }"),
               REFUSED, ["Kit"]),
    "missing-target": (MANIFEST.replace(TARGETS, "targets: []"), REFUSED, ["Kit"]),
    "other-product": (MANIFEST.replace('.library(name: "Kit"', '.library(name: "Other"'), SAID, ["Kit"]),
    "path-outside": (MANIFEST.replace(TARGET, '.target(name: "Kit", path: "../../..")'), REFUSED, ["Kit"]),
    "path-absolute": (MANIFEST.replace(TARGET, '.target(name: "Kit", path: "/etc")'), REFUSED, ["Kit"]),
    "path-missing": (MANIFEST.replace(TARGET, '.target(name: "Kit", path: "Nope")'), REFUSED, ["Kit"]),
    "cycle": (MANIFEST.replace(TARGET, '.target(name: "Kit", dependencies: ["B"]), .target(name: "B", '
                                       'dependencies: ["Kit"])'), REFUSED, ["Kit"]),
    "self": (depending("../Kit"), (0, *REFUSED), []),
    "dependency-missing": (depending("../Nope"), (0, *REFUSED), []),
    "name-traversal": (MANIFEST.replace(TARGET, '.target(name: "../../Kit")'), REFUSED, ["Kit"]),
    "unknown-dependency": (MANIFEST.replace(TARGET, '.target(name: "Kit", dependencies: ["Nope"])'), SAID, ["Nope"]),
}
ESCAPES = {  # name: (what a manifest does, status)
    "writes": ('for file in ["@LAB@/outside", "@LAB@/p/written"] {\n'
               '  try? "x".write(toFile: file, atomically: false, encoding: .utf8)\n}', SOUND),
    "shell": ('let p = Process(); p.executableURL = URL(fileURLWithPath: "/bin/sh")\n'
              'p.arguments = ["-c", "touch @LAB@/outside"]; try? p.run(); p.waitUntilExit()', SOUND),
    "home": ('precondition((try? String(contentsOfFile: "@LAB@/h/file", encoding: .utf8)) == nil)', (0,)),
    "network": ("""import Glibc
let s = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
var a = sockaddr_in()
a.sin_family = sa_family_t(AF_INET)
a.sin_port = UInt16(PORT).bigEndian
a.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
_ = withUnsafePointer(to: &a) {
  $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(s, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
}""", (0,)),
}


def escape(body, status, bench):
    """A manifest that reaches for files and the network does not get there."""
    if not shutil.which("bwrap"):
        raise Unavailable("bubblewrap is not installed")
    outside = bench.root / "outside"
    outside.unlink(missing_ok=True)
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.setblocking(False)
        bench.put("Kit/Package.swift", more(body.replace("PORT", str(server.getsockname()[1]))))
        yield from bench.run(**HOW).judge(status)
        try:
            server.accept()[0].close()
            yield "a manifest reached the network"
        except BlockingIOError:
            pass
    if outside.exists():
        outside.unlink()
        yield "a manifest wrote outside of its folder"


def faults(_):
    for name, (text, status, texts) in MANIFESTS.items():
        files = {"Kit/Package.swift": text}
        yield Fault(f"manifest/{name}", files, (), status, tuple(texts), base=PACKAGED, how=HOW)
    for name, (body, status) in ESCAPES.items():
        yield Fault(f"manifest/{name}", base=PACKAGED, play=partial(escape, body, status))
    for name, arguments in (("loop", ()), ("loop-listed", ("--list",))):
        yield Fault(f"manifest/{name}", LOOP, arguments, (*REFUSED, 5), ("Kit",), base=PACKAGED)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL):
        how = {"send": number, "after": 12, "limit": 20, "untidy": number == signal.SIGKILL}
        yield Fault(f"manifest/loop-{number.name}", LOOP, (), (128 + number,), base=PACKAGED, how=how)
