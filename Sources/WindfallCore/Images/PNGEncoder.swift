import Foundation

/// Writes pixels as a PNG file. They are not packed, so the same pixels always give the same bytes, and at once.
public struct PNGEncoder {
  private var output: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A comment stands in the file and is not shown.
  public static func data(of image: PixelImage, comment: String? = nil) -> Data {
    var encoder = PNGEncoder()
    encoder.write("IHDR", number(image.width) + number(image.height) + [8, 6, 0, 0, 0])
    if let comment { encoder.write("tEXt", Array("Comment".utf8) + [0] + Array(comment.utf8)) }
    encoder.write("IDAT", stream(rows(image)))
    encoder.write("IEND", [])
    return Data(encoder.output)
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private mutating func write(_ kind: String, _ content: [UInt8]) {
    let body = Array(kind.utf8) + content
    var check: UInt32 = .max
    for byte in body { check = Self.checks[Int((check ^ UInt32(byte)) & 0xFF)] ^ check >> 8 }
    output += Self.number(content.count) + body + Self.number(Int(~check))
  }

  /// Each row begins with the number of its filter: none.
  private static func rows(_ image: PixelImage) -> [UInt8] {
    let stride = image.width * 4
    var rows: [UInt8] = []
    rows.reserveCapacity((stride + 1) * image.height)
    for row in 0..<image.height {
      rows.append(0)
      rows += image.bytes[row * stride..<(row + 1) * stride]
    }
    return rows
  }

  /// A zlib stream whose blocks are stored as they are.
  private static func stream(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    result.reserveCapacity(bytes.count + bytes.count / 65535 * 5 + 16)
    for start in stride(from: 0, to: bytes.count, by: 65535) {
      let end = min(start + 65535, bytes.count)
      let length = end - start
      let (low, high) = (UInt8(length & 0xFF), UInt8(length >> 8))
      result += [end == bytes.count ? 1 : 0, low, high, ~low, ~high]
      result += bytes[start..<end]
    }
    var (first, second) = (1, 0)
    for byte in bytes {
      first = (first + Int(byte)) % 65521
      second = (second + first) % 65521
    }
    return result + number(second << 16 | first)
  }

  private static let checks: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }
}
