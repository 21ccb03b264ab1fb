import Foundation
import WindfallCore

/// Sends test events to the tool, each one at once, so that none is lost when the process ends.
struct EventWriter: Sendable {
  /// Nil when nobody listens.
  let descriptor: Int32?

  func send(_ event: TestEvent) {
    guard let descriptor else { return }
    let bytes = WireFrame.bytes(of: event)
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        // The tool is gone: nobody is left to tell, and the process is about to be killed.
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }
}
