import Foundation
import WindfallCore

/// Sends test events to the tool, each one at once, so that none is lost when the process ends.
struct EventWriter: Sendable {
  /// Nil when nobody listens.
  let descriptor: Int32?

  func send(_ event: TestEvent) {
    guard let descriptor else { return }
    write(WireFrame.bytes(of: event), to: descriptor)
  }

  /// Writes out what was printed so far, and marks on both streams that it belongs to what has run until now.
  func endOutput() {
    fflush(nil)
    guard let descriptor else { return }
    for stream in [STDOUT_FILENO, STDERR_FILENO] where stream != descriptor {
      write([UInt8](TestOutput.endOfTestMark.utf8), to: stream)
    }
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        // The tool is gone: nobody is left to tell, and the process is about to be killed.
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }
}
