import Foundation
import Testing

@testable import WindfallBuild

@Suite struct ProcessTreeTests {
  @Test("What a process has started is ended with it, though it has a group of its own")
  func descendants() throws {
    let loop = EventLoop()
    var lines: [String] = []
    let child = try ChildProcess(
      ChildLaunch(executable: "/bin/sh", arguments: ["-c", "setsid sh -c 'echo $$; exec sleep 1000' & wait"]),
      loop: loop, onOutput: { lines.append($0) })
    try loop.run { !lines.isEmpty }
    let grandchild = try #require(pid_t(lines[0]))
    #expect(ProcessTree.descendants(of: child.processID).contains(grandchild))
    ProcessTree.killDescendants(of: child.processID)
    // The shell has waited for it.
    try loop.run { child.status != nil }
    #expect(kill(grandchild, 0) == -1)
  }
}
