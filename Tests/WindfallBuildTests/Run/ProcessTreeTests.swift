import Foundation
import Testing

@testable import WindfallBuild

@Suite struct ProcessTreeTests {
  @Test("What a process has started in groups of its own ends with it")
  func descendants() throws {
    let loop = EventLoop()
    var numbers: [pid_t] = []
    // `setsid` takes the process out of the group that ends with its leader.
    let launch = ChildLaunch(
      executable: "/bin/sh", arguments: ["-c", "setsid sh -c 'echo $$; exec sleep 1000' & echo $$; wait"])
    let child = try ChildProcess(launch, loop: loop, onOutput: { line in pid_t(line).map { numbers.append($0) } })
    try loop.run { numbers.count == 2 }
    child.end()
    for number in numbers {
      // A process that has ended may still be in the table until its parent asks for its status.
      let state = FileManager.default.contents(atPath: "/proc/\(number)/stat").map {
        String(decoding: $0, as: UTF8.self)
      }
      #expect(state == nil || state?.contains(") Z") == true)
    }
  }
}
