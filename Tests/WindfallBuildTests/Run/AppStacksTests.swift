import Foundation
import Testing

@testable import WindfallBuild

struct AppStacksTests {
  @Test func `the stack of an app is read from its log`() throws {
    let folder = try TemporaryFolder()
    let log = open(folder.path + "/app.log", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    defer { close(log) }
    let script = """
      stack() {
        echo '*** Signal 3: Backtracing from 0x1... done ***'
        echo '  0      0x0000000000000001 Model.spin() + 3 in App at /app/Model.swift:9:5'
        echo 'Backtrace took 0.01s'
      } >&2
      trap stack QUIT
      echo 'older line' >&2
      tail -f /dev/null &
      echo ready
      while true; do wait; done
      """
    let loop = EventLoop()
    var isReady = false
    let launch = ChildLaunch(executable: "/bin/sh", arguments: ["-c", script], descriptors: [2: log])
    let child = try ChildProcess(launch, loop: loop, onOutput: { _ in isReady = true })
    defer { child.end() }
    try loop.run { isReady }
    let lines = try AppStacks(of: [child.processID]).collect()
    #expect(lines == ["The app:", "Model.spin() in App at /app/Model.swift:9:5"])
  }
}
