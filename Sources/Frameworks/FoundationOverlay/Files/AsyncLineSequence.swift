import Foundation

/// See [AsyncLineSequence](https://developer.apple.com/documentation/foundation/asynclinesequence).
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String

  /// See [AsyncIterator](https://developer.apple.com/documentation/foundation/asynclinesequence/asynciterator).
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var bytes: Base.AsyncIterator
    private var line: [UInt8] = []

    fileprivate init(_ bytes: Base.AsyncIterator) {
      self.bytes = bytes
    }

    /// Empty lines are left out, as on iOS.
    public mutating func next() async rethrows -> String? {
      while let byte = try await bytes.next() {
        line.append(byte)
        guard let length = Self.terminator(of: line) else { continue }
        let text = String(decoding: line.dropLast(length), as: UTF8.self)
        line.removeAll(keepingCapacity: true)
        if !text.isEmpty { return text }
      }
      defer { line.removeAll() }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }

    /// How many bytes end the line: those of Unicode's line ends.
    private static func terminator(of line: [UInt8]) -> Int? {
      let before = line.dropLast().suffix(2)
      return switch line.last {
      case 0x0A, 0x0B, 0x0C, 0x0D: 1
      case 0x85: before.last == 0xC2 ? 2 : nil
      case 0xA8, 0xA9: before == [0xE2, 0x80] ? 3 : nil
      default: nil
      }
    }
  }

  private let base: Base

  fileprivate init(_ base: Base) {
    self.base = base
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// See [lines](https://developer.apple.com/documentation/foundation/filehandle/asyncbytes/lines).
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}
