import Foundation
import Testing

@testable import WindfallBuild

struct ChildProcessTests {
  private func shell(_ script: String, environment: [String: String] = [:]) throws -> (
    WindfallBuild.ExitStatus, [String]
  ) {
    var lines: [String] = []
    let status = try ChildProcess.run(
      executable: "/bin/sh", arguments: ["-c", script], environment: environment,
      onOutputLine: { lines.append($0) })
    return (status, lines)
  }

  @Test func `output of both streams arrives by lines, the last without a line end too`() throws {
    let (status, lines) = try shell("echo one; echo two >&2; printf three")
    #expect(status == .exited(0))
    #expect(lines == ["one", "two", "three"])
  }

  @Test func `much output arrives whole`() throws {
    let (_, lines) = try shell("i=0; while [ $i -lt 20000 ]; do echo line $i; i=$((i+1)); done")
    #expect(lines.count == 20000)
    #expect(lines.last == "line 19999")
  }

  @Test func `the status and the signal are told apart`() throws {
    #expect(try shell("exit 3").0 == .exited(3))
    #expect(try shell("kill -TERM $$").0 == .signalled(SIGTERM))
  }

  @Test func `a missing program is an error with its name`() throws {
    #expect {
      try ChildProcess.run(executable: "/nowhere/swiftc")
    } throws: { "\($0)" == "cannot start /nowhere/swiftc: No such file or directory" }
  }

  @Test func `the child gets the environment and the folder that were asked for`() throws {
    var lines: [String] = []
    try ChildProcess.run(
      executable: "/bin/sh", arguments: ["-c", "echo $NAME; pwd"], environment: ["NAME": "value"],
      workingDirectory: "/", onOutputLine: { lines.append($0) })
    #expect(lines == ["value", "/"])
  }

  @Test func `what a child has started ends with it`() throws {
    let pipe = try SystemCalls.pipe()
    let loop = EventLoop()
    // The grandchild never ends by itself, and keeps the output and descriptor 7 open.
    let launch = ChildLaunch(
      executable: "/bin/sh", arguments: ["-c", "tail -f /dev/null & exit 0"], descriptors: [7: pipe.write])
    let child = try ChildProcess(launch, loop: loop, onOutput: { _ in })
    close(pipe.write)
    let reader = LineReader(pipe.read, onLine: { _ in })
    loop.watch(pipe.read) { try reader.drain() }
    try loop.run { child.status != nil && reader.hasEnded }
    #expect(child.status == .exited(0))
  }

  @Test func `descriptors are passed under the numbers asked for`() throws {
    let pipe = try SystemCalls.pipe()
    let loop = EventLoop()
    var lines: [String] = []
    let launch = ChildLaunch(
      executable: "/bin/sh", arguments: ["-c", "echo event >&7"], environment: [:], descriptors: [7: pipe.write])
    let child = try ChildProcess(launch, loop: loop, onOutput: { _ in })
    try loop.run { child.status != nil }
    close(pipe.write)
    let reader = LineReader(pipe.read, onLine: { lines.append($0) })
    try reader.drain()
    #expect(lines == ["event"])
  }

  @Test func `an error of a handler ends the wait and the child`() throws {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try ChildProcess.run(
        executable: "/bin/sh", arguments: ["-c", "echo x; read forever"], onOutputLine: { _ in throw Stop() })
    }
  }
}
