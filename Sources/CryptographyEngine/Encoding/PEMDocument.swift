import Foundation

/// Bytes as text between two lines that say of what kind they are.
public struct PEMDocument: Sendable {
  public let kind: String
  public let bytes: [UInt8]

  public init(kind: String, bytes: [UInt8]) {
    self.kind = kind
    self.bytes = bytes
  }

  /// Nil for what is no such text.
  public init?(_ text: String) {
    var lines = text.split(whereSeparator: \.isNewline)
    guard lines.count >= 2 else { return nil }
    let (first, last) = (lines.removeFirst(), lines.removeLast())
    let (begin, end, dashes) = ("-----BEGIN ", "-----END ", "-----")
    guard first.hasPrefix(begin), first.hasSuffix(dashes), first.count >= begin.count + dashes.count else { return nil }
    kind = String(first.dropFirst(begin.count).dropLast(dashes.count))
    guard last == end + kind + dashes, let data = Data(base64Encoded: lines.joined()) else { return nil }
    bytes = Array(data)
  }

  public var text: String {
    let letters = Array(Data(bytes).base64EncodedString())
    let lines = stride(from: 0, to: letters.count, by: 64).map { String(letters[$0..<min($0 + 64, letters.count)]) }
    return (["-----BEGIN \(kind)-----"] + lines + ["-----END \(kind)-----"]).joined(separator: "\n")
  }
}
