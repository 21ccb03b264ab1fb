import Foundation

/// Hands the bytes of an encoded image out in turn.
struct PNGReader {
  let data: Data
  private var offset = 0

  init(data: Data) { self.data = data }

  /// Copies the next bytes; false where fewer are left.
  mutating func read(count: Int, into bytes: UnsafeMutablePointer<UInt8>) -> Bool {
    guard data.count - offset >= count else { return false }
    let start = data.startIndex + offset
    data.copyBytes(to: bytes, from: start..<start + count)
    offset += count
    return true
  }
}
