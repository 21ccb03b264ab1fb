import Foundation

/// A 64-bit hash (FNV-1a) that is the same in every process, to tell whether something changed since the last build.
public struct ContentHash: Hashable, Sendable {
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  public init() {}

  public init(of data: Data) {
    add(data)
  }

  /// The hash of a file's content, eight bytes at a time: products have many megabytes.
  public init(ofFile content: Data) {
    content.withUnsafeBytes { bytes in
      let words = bytes.count / 8
      for index in 0..<words { mix(bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self).littleEndian) }
      for byte in bytes[(words * 8)...] { add(byte: byte) }
      mix(UInt64(bytes.count))
    }
  }

  public init(of text: String) {
    add(text)
  }

  public mutating func add(_ data: Data) {
    data.withUnsafeBytes { add(bytes: $0) }
  }

  /// Adds text with its end marked, so that `"ab"` and `"c"` differ from `"a"` and `"bc"`.
  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(bytes: UnsafeRawBufferPointer($0)) }
    add(byte: 0xff)
  }

  public mutating func add(_ number: Int) {
    withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).littleEndian) { add(bytes: $0) }
  }

  public var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func add(bytes: UnsafeRawBufferPointer) {
    for byte in bytes { add(byte: byte) }
  }

  /// Both steps can be undone, so that a difference is never lost at once.
  @inline(__always)
  private mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x9e37_79b9_7f4a_7c15
    value ^= value >> 29
  }

  @inline(__always)
  private mutating func add(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
