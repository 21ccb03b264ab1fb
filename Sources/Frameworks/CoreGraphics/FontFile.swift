import Foundation

/// What the file of a TrueType or OpenType font says of itself; of a collection, its first font.
@_spi(Windfall) public struct FontFile: Sendable, Equatable {
  public let postScriptName: String
  public let fullName: String
  public let family: String

  /// From 100 for the thinnest to 900 for the blackest.
  public let weight: Int
  public let isItalic: Bool
  public let glyphCount: Int
  public let unitsPerEm: Int

  var distanceFromRegular: Int { abs(weight - 400) + (isItalic ? 1000 : 0) }

  /// Nil for what is no font.
  public init?(_ data: Data) {
    let bytes = FontBytes(data)
    guard let tables = bytes.tables, let names = bytes.names(in: tables["name"]),
      let postScriptName = names[6] ?? names[4]
    else { return nil }
    self.postScriptName = postScriptName
    family = names[16] ?? names[1] ?? postScriptName
    fullName = names[4] ?? postScriptName
    let style = tables["OS/2"]?.lowerBound
    weight = style.flatMap { bytes.number(at: $0 + 4, size: 2) } ?? 400
    isItalic = (style.flatMap { bytes.number(at: $0 + 62, size: 2) } ?? 0) & 1 == 1
    glyphCount = tables["maxp"].flatMap { bytes.number(at: $0.lowerBound + 4, size: 2) } ?? 0
    unitsPerEm = tables["head"].flatMap { bytes.number(at: $0.lowerBound + 18, size: 2) } ?? 1000
  }
}

/// The bytes of a font, none of which can be trusted.
private struct FontBytes {
  let bytes: [UInt8]

  init(_ data: Data) { bytes = Array(data) }

  /// A number with its highest byte first.
  func number(at place: Int, size: Int) -> Int? {
    guard place >= 0, place <= bytes.count - size else { return nil }
    return bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Where each table is.
  var tables: [String: Range<Int>]? {
    guard let kind = number(at: 0, size: 4) else { return nil }
    let isCollection = kind == 0x7474_6366
    guard isCollection || [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(kind),
      let start = isCollection ? number(at: 12, size: 4) : 0, let count = number(at: start + 4, size: 2)
    else { return nil }
    var result: [String: Range<Int>] = [:]
    for index in 0..<count {
      let record = start + 12 + 16 * index
      guard let place = number(at: record + 8, size: 4), let size = number(at: record + 12, size: 4),
        place + size <= bytes.count
      else { return nil }
      result[String(decoding: bytes[record..<record + 4], as: UTF8.self)] = place..<place + size
    }
    return result
  }

  /// The names by their number, in English where there is a choice.
  func names(in table: Range<Int>?) -> [Int: String]? {
    guard let table, let count = number(at: table.lowerBound + 2, size: 2),
      let strings = number(at: table.lowerBound + 4, size: 2)
    else { return nil }
    var result: [Int: String] = [:]
    var english: Set<Int> = []
    for index in 0..<count {
      let fields = (0..<6).compactMap { number(at: table.lowerBound + 6 + 12 * index + 2 * $0, size: 2) }
      guard fields.count == 6 else { return nil }
      let place = table.lowerBound + strings + fields[5]
      guard place + fields[4] <= table.upperBound, !english.contains(fields[3]) else { continue }
      let text = Data(bytes[place..<place + fields[4]])
      guard let name = String(data: text, encoding: fields[0] == 1 ? .macOSRoman : .utf16BigEndian) else { continue }
      result[fields[3]] = name
      if fields[0] == 3, fields[2] == 0x409 { english.insert(fields[3]) }
    }
    return result
  }
}
