import Foundation

/// Reads binary property lists. Foundation's reader stops the process at some damaged ones.
struct BinaryPropertyList {
  private static let maximumDepth = 128
  private static let trailerLength = 32
  /// A damaged file may name the same values again and again, until no memory holds them.
  private static let maximumCount = 1_000_000

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let tableStart: Int
  private var madeCount = 0

  static func value(of data: Data) throws(PropertyListSyntaxError) -> PropertyListValue {
    let bytes = Array(data)
    guard bytes.count >= 8 + trailerLength else { throw damaged("the file ends too early") }
    let trailer = bytes.count - trailerLength
    var list = BinaryPropertyList(
      bytes: bytes, offsetSize: Int(bytes[trailer + 6]), referenceSize: Int(bytes[trailer + 7]),
      count: number(bytes[(trailer + 8)..<(trailer + 16)]), tableStart: number(bytes[(trailer + 24)..<(trailer + 32)]))
    guard (1...8).contains(list.offsetSize), (1...8).contains(list.referenceSize), list.count > 0,
      list.count <= bytes.count, list.tableStart >= 8, list.tableStart <= trailer,
      list.count * list.offsetSize <= trailer - list.tableStart
    else { throw damaged("its table of values is not where it should be") }
    return try list.object(number(bytes[(trailer + 16)..<(trailer + 24)]), depth: 0)
  }

  private init(bytes: [UInt8], offsetSize: Int, referenceSize: Int, count: Int, tableStart: Int) {
    self.bytes = bytes
    self.offsetSize = offsetSize
    self.referenceSize = referenceSize
    self.count = count
    self.tableStart = tableStart
  }

  private static func damaged(_ reason: String) -> PropertyListSyntaxError {
    PropertyListSyntaxError(line: 0, message: "the file is damaged: \(reason)")
  }

  /// A number of up to eight bytes, the highest first; one that is too large for any file counts as the largest.
  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    Int(exactly: bytes.reduce(0) { $0 << 8 | UInt64($1) }) ?? Int.max
  }

  private func slice(_ start: Int, _ length: Int) throws(PropertyListSyntaxError) -> ArraySlice<UInt8> {
    guard start >= 8, length >= 0, start <= tableStart, length <= tableStart - start else {
      throw Self.damaged("a value leads out of it")
    }
    return bytes[start..<(start + length)]
  }

  // MARK: - Values

  private mutating func object(_ reference: Int, depth: Int) throws(PropertyListSyntaxError) -> PropertyListValue {
    guard reference < count else { throw Self.damaged("it names a value that it does not hold") }
    guard depth < Self.maximumDepth else {
      throw PropertyListSyntaxError(line: 0, message: "values are nested too deeply")
    }
    madeCount += 1
    guard madeCount <= Self.maximumCount else { throw Self.damaged("it holds too many values") }
    let entry = tableStart + reference * offsetSize
    let start = Self.number(bytes[entry..<(entry + offsetSize)])
    guard let marker = try slice(start, 1).first else { throw Self.damaged("a value is missing") }
    let kind = marker >> 4
    let low = Int(marker & 0x0F)
    switch kind {
    case 0x0 where low == 8 || low == 9: return .bool(low == 9)
    case 0x1: return .integer(try integer(start + 1, length: 1 << low))
    case 0x2: return .real(try real(start + 1, length: 1 << low))
    case 0x3: return .date(Date(timeIntervalSinceReferenceDate: try real(start + 1, length: 8)))
    default: break
    }
    let (length, first) = try lengthAndStart(low, after: start)
    switch kind {
    case 0x4: return .data(Data(try slice(first, length)))
    case 0x5: return .string(String(decoding: try slice(first, length), as: UTF8.self))
    case 0x6: return .string(try wideText(first, length))
    case 0xA:
      var elements: [PropertyListValue] = []
      for index in 0..<length { elements.append(try object(try self.reference(first, index), depth: depth + 1)) }
      return .array(elements)
    case 0xD: return .dictionary(try entries(first, length, depth: depth))
    default: throw Self.damaged("it holds a value of a kind that property lists do not have")
    }
  }

  private mutating func entries(
    _ first: Int, _ length: Int, depth: Int
  ) throws(PropertyListSyntaxError) -> [String: PropertyListValue] {
    var result: [String: PropertyListValue] = [:]
    for index in 0..<length {
      guard case .string(let key) = try object(try reference(first, index), depth: depth + 1) else {
        throw Self.damaged("a key is no text")
      }
      result[key] = try object(try reference(first, length + index), depth: depth + 1)
    }
    return result
  }

  private func reference(_ first: Int, _ index: Int) throws(PropertyListSyntaxError) -> Int {
    Self.number(try slice(first + index * referenceSize, referenceSize))
  }

  /// How many elements a value has, and where they begin: a large number stands in front of them.
  private func lengthAndStart(_ low: Int, after start: Int) throws(PropertyListSyntaxError) -> (Int, Int) {
    guard low == 0x0F else { return (low, start + 1) }
    guard let marker = try slice(start + 1, 1).first, marker >> 4 == 0x1, marker & 0x0F <= 3 else {
      throw Self.damaged("a value does not say how long it is")
    }
    let size = 1 << Int(marker & 0x0F)
    let length = Self.number(try slice(start + 2, size))
    guard length <= bytes.count else { throw Self.damaged("a value leads out of it") }
    return (length, start + 2 + size)
  }

  private func integer(_ start: Int, length: Int) throws(PropertyListSyntaxError) -> Int {
    guard length <= 16 else { throw Self.damaged("a number is too long") }
    let bits = try slice(start, length).suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(truncatingIfNeeded: bits)
  }

  private func real(_ start: Int, length: Int) throws(PropertyListSyntaxError) -> Double {
    let bits = try slice(start, length).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    switch length {
    case 4: return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case 8: return Double(bitPattern: bits)
    default: throw Self.damaged("a number is too long")
    }
  }

  private func wideText(_ start: Int, _ length: Int) throws(PropertyListSyntaxError) -> String {
    let units = Array(try slice(start, 2 * length))
    return String(
      decoding: stride(from: 0, to: units.count, by: 2).map { UInt16(units[$0]) << 8 | UInt16(units[$0 + 1]) },
      as: UTF16.self)
  }
}
