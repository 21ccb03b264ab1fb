/// The five entities that XML itself has, and characters by number; others stay as they are.
enum MarkupEntities {
  static func replacing(in bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result = ""
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let start = rest.firstIndex(of: "&"), let end = rest[start...].firstIndex(of: ";") {
      let name = rest[start..<end].dropFirst()
      result += rest[..<start]
      result += character(named: name).map { String($0) } ?? "&\(name);"
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }

  private static func character(named name: Substring) -> Character? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case _ where name.hasPrefix("#x"): character(numbered: UInt32(name.dropFirst(2), radix: 16))
    case _ where name.hasPrefix("#"): character(numbered: UInt32(name.dropFirst()))
    default: nil
    }
  }

  private static func character(numbered number: UInt32?) -> Character? {
    number.flatMap { UnicodeScalar($0) }.map { Character($0) }
  }
}
