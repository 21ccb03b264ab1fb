import Foundation

/// Cuts what arrives on a descriptor into lines.
final class LineReader {
  /// How much is read at once; that of a pipe.
  private static let chunkSize = 65536
  /// A longer line is handed on in pieces, so that output without line ends takes no room without end.
  private static let longestLine = 1 << 20

  let descriptor: Int32
  private(set) var hasEnded = false
  private var rest: [UInt8] = []
  private let onLine: (String) throws -> Void

  /// Takes over the descriptor, and calls the handler with each line without its line end.
  init(_ descriptor: Int32, onLine: @escaping (String) throws -> Void) {
    self.descriptor = descriptor
    self.onLine = onLine
    SystemCalls.makeNonblocking(descriptor)
  }

  deinit { close(descriptor) }

  /// Reads all that has arrived.
  func drain() throws {
    var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
    while !hasEnded {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno == EAGAIN { return }
      if count <= 0 {
        hasEnded = true
        return
      }
      try take(chunk[..<count])
    }
  }

  /// Hands on a last line that has no line end.
  func flush() throws {
    guard !rest.isEmpty else { return }
    let line = rest
    rest = []
    try onLine(String(decoding: line, as: UTF8.self))
  }

  private func take(_ bytes: ArraySlice<UInt8>) throws {
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      var line = rest + bytes[start..<end]
      rest = []
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      start = end + 1
      try onLine(String(decoding: line, as: UTF8.self))
    }
    rest += bytes[start...]
    if rest.count > Self.longestLine { try flush() }
  }
}
