/// Reads fields of ASN.1 one after the other.
public struct DERReader {
  /// Why bytes are no fields.
  public enum Problem: Error {
    case truncated
    case unexpectedField
    case unsupportedLength
    case invalidInteger
    case invalidObject
  }

  private var rest: ArraySlice<UInt8>

  public init(_ bytes: [UInt8]) { rest = bytes[...] }

  private init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  public var isAtEnd: Bool { rest.isEmpty }

  /// The first byte of the next field.
  public var nextTag: UInt8? { rest.first }

  /// Nothing may follow what was read.
  public func end() throws(Problem) { if !rest.isEmpty { throw .invalidObject } }

  public mutating func sequence() throws(Problem) -> DERReader { DERReader(try field(DERTag.sequence)) }

  /// What is in a field with a number, if the next one is such a field.
  public mutating func tagged(_ number: UInt8) throws(Problem) -> DERReader? {
    nextTag == DERTag.explicit(number) ? DERReader(try field(DERTag.explicit(number))) : nil
  }

  public mutating func octets() throws(Problem) -> [UInt8] { Array(try field(DERTag.octets)) }

  public mutating func identifier() throws(Problem) -> [UInt8] { Array(try field(DERTag.identifier)) }

  /// Bits that fill their bytes.
  public mutating func bits() throws(Problem) -> [UInt8] {
    let content = try field(DERTag.bits)
    guard content.first == 0 else { throw .invalidObject }
    return Array(content.dropFirst())
  }

  /// A number that is not negative, without zeros before it.
  public mutating func integer() throws(Problem) -> [UInt8] {
    let content = try field(DERTag.integer)
    guard let first = content.first else { throw .invalidInteger }
    let isPadded = first == 0 && content.count > 1
    if first >= 0x80 || isPadded && content[content.startIndex + 1] < 0x80 { throw .invalidInteger }
    return Array(content.drop { $0 == 0 })
  }

  /// A field of any kind, with what it begins with.
  public mutating func skip() throws(Problem) {
    guard let tag = nextTag else { throw .truncated }
    _ = try field(tag)
  }

  private mutating func field(_ tag: UInt8) throws(Problem) -> ArraySlice<UInt8> {
    guard let first = rest.first else { throw .truncated }
    guard first == tag else { throw .unexpectedField }
    rest = rest.dropFirst()
    let count = try length()
    guard count <= rest.count else { throw .truncated }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  private mutating func length() throws(Problem) -> Int {
    guard let first = rest.popFirst() else { throw .truncated }
    guard first >= 0x80 else { return Int(first) }
    let count = Int(first & 0x7f)
    guard (1...4).contains(count) else { throw .unsupportedLength }
    guard rest.count >= count else { throw .truncated }
    let length = rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
    let isShortest = rest.first != 0 && length >= 0x80
    rest = rest.dropFirst(count)
    guard isShortest else { throw .unsupportedLength }
    return length
  }
}
