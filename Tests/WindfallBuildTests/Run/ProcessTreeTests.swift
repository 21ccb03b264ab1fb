import Foundation
import Testing

@testable import WindfallBuild

@Suite struct ProcessTreeTests {
  @Test("What a process has started in groups of its own ends with it")
  func descendants() throws {
    let folder = try TemporaryFolder()
    let pipe = "\(folder.path)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let loop = EventLoop()
    var numbers: [pid_t] = []
    // `setsid` takes the process out of the group that ends with its leader. Both keep the pipe open.
    let launch = ChildLaunch(
      executable: "/bin/sh",
      arguments: ["-c", "exec 9>'\(pipe)'; setsid sh -c 'echo $$; exec sleep 1000' & echo $$; wait"])
    let child = try ChildProcess(launch, loop: loop, onOutput: { line in pid_t(line).map { numbers.append($0) } })
    try loop.run { numbers.count == 2 }
    child.end()
    // The pipe ends with the last of the two: a process that was told to end may not have been scheduled yet.
    #expect(fcntl(reader, F_SETFL, 0) == 0)
    var byte: UInt8 = 0
    #expect(read(reader, &byte, 1) == 0)
  }
}
