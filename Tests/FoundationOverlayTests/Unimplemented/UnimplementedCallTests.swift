import Foundation
import Synchronization
import Testing

@_spi(Windfall) @testable import FoundationOverlay

@Suite("Calls of what is declared and not there", .serialized)
struct UnimplementedCallTests {
  @Test("What was called before anybody asked is handed over, and then each call at once")
  func recording() throws {
    final class Log: Sendable {
      let calls = Mutex<[UnimplementedCall]>([])
    }
    let log = Log()
    windfallUnimplemented("Early.call()")
    UnimplementedCall.record { call in log.calls.withLock { $0.append(call) } }
    #expect(windfallUnimplemented("Late.value", 7) == 7)
    #expect("\(windfallUnimplementedError("Late.fails()"))" == "Late.fails() is not there yet")
    // Tests that ran before may have made others.
    let own: Set = ["Early.call()", "Late.value", "Late.fails()"]
    let calls = log.calls.withLock { $0 }.filter { own.contains($0.name) }
    #expect(calls.map(\.name) == ["Early.call()", "Late.value", "Late.fails()"])
    #expect(calls.map(\.isOfLaunch) == [true, false, false])
    #expect(calls.allSatisfy { !$0.places.isEmpty && $0.places.allSatisfy { $0.contains("+") } })
  }

  @Test("A file hands calls from one process to another, once")
  func file() {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("calls-\(UUID().uuidString)").path
    let file = UnimplementedCallFile(path: path)
    #expect(file.take() == [])
    let calls = [
      UnimplementedCall(name: "A.b()", places: ["/x+1", "/y z+2"], isOfLaunch: false),
      UnimplementedCall(name: "A.c", places: [], isOfLaunch: true),
    ]
    for call in calls { file.append(call) }
    #expect(file.take() == calls)
    #expect(file.take() == [])
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
