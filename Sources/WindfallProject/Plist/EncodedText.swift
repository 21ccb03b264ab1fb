import Foundation

/// The bytes of a text file, as UTF-8: files of texts are written in UTF-16 as well, with or without a mark.
struct EncodedText {
  let utf8: [UInt8]

  init(_ data: Data) throws(PropertyListSyntaxError) {
    let bytes = Array(data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      try self.init(utf8: Array(bytes.dropFirst(3)))
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      try self.init(utf16: bytes.dropFirst(2), isBigEndian: true)
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      try self.init(utf16: bytes.dropFirst(2), isBigEndian: false)
    } else if bytes.count > 1, bytes[0] == 0 || bytes[1] == 0 {
      try self.init(utf16: bytes[...], isBigEndian: bytes[0] == 0)
    } else {
      try self.init(utf8: bytes)
    }
  }

  private init(utf8 bytes: [UInt8]) throws(PropertyListSyntaxError) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw PropertyListSyntaxError(
        line: Self.lineOfInvalidText(in: bytes), message: "the text is neither UTF-8 nor UTF-16")
    }
    utf8 = bytes
  }

  private init(utf16 bytes: ArraySlice<UInt8>, isBigEndian: Bool) throws(PropertyListSyntaxError) {
    let bytes = Array(bytes)
    let units = stride(from: 0, to: bytes.count - bytes.count % 2, by: 2).map { index in
      let pair = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? pair.0 << 8 | pair.1 : pair.1 << 8 | pair.0
    }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      let lines = units.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
      throw PropertyListSyntaxError(line: lines, message: "the text is damaged: it begins as UTF-16 and ends otherwise")
    }
    utf8 = Array(text.utf8)
  }

  private static func lineOfInvalidText(in bytes: [UInt8]) -> Int {
    var line = 1
    for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { return line }
      line += 1
    }
    return line
  }
}
