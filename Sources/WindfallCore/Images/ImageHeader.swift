import Foundation

/// What the beginning of an encoded image says of it.
public struct ImageHeader: Hashable, Sendable {
  public enum Format: Hashable, Sendable { case png, jpeg, gif, webP, heif }

  public let format: Format
  /// In pixels, as they are stored.
  public let pixelSize: CGSize

  /// Nil for what is no image, or one of another format.
  public init?(_ data: Data) {
    let bytes = ByteReader(data)
    if bytes.starts(with: Self.pngSignature), bytes.text(at: 12, count: 4) == "IHDR" {
      self.init(.png, bytes.number(at: 16, count: 4), bytes.number(at: 20, count: 4))
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      guard let frame = Self.jpegFrame(bytes) else { return nil }
      self.init(.jpeg, bytes.number(at: frame + 7, count: 2), bytes.number(at: frame + 5, count: 2))
    } else if bytes.text(at: 0, count: 3) == "GIF" {
      self.init(.gif, bytes.littleNumber(at: 6, count: 2), bytes.littleNumber(at: 8, count: 2))
    } else if bytes.text(at: 0, count: 4) == "RIFF", bytes.text(at: 8, count: 4) == "WEBP" {
      self.init(webP: bytes)
    } else if bytes.text(at: 4, count: 4) == "ftyp" {
      self.init(heif: bytes)
    } else {
      return nil
    }
  }

  private init?(_ format: Format, _ width: Int?, _ height: Int?) {
    guard let width, let height, width > 0, height > 0 else { return nil }
    self.format = format
    pixelSize = CGSize(width: width, height: height)
  }

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Where the segment begins that tells the size.
  private static func jpegFrame(_ bytes: ByteReader) -> Int? {
    var index = 2
    while bytes.number(at: index, count: 1) == 0xFF, let marker = bytes.number(at: index + 1, count: 1) {
      if marker == 0xFF {
        index += 1
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) { return index }
      guard let length = bytes.number(at: index + 2, count: 2), length >= 2 else { return nil }
      index += 2 + length
    }
    return nil
  }

  private init?(webP bytes: ByteReader) {
    switch bytes.text(at: 12, count: 4) {
    case "VP8 ":
      guard let width = bytes.littleNumber(at: 26, count: 2), let height = bytes.littleNumber(at: 28, count: 2) else {
        return nil
      }
      self.init(.webP, width & 0x3FFF, height & 0x3FFF)
    case "VP8L":
      guard let bits = bytes.littleNumber(at: 21, count: 4) else { return nil }
      self.init(.webP, (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    case "VP8X":
      guard let width = bytes.littleNumber(at: 24, count: 3), let height = bytes.littleNumber(at: 27, count: 3) else {
        return nil
      }
      self.init(.webP, width + 1, height + 1)
    default: return nil
    }
  }

  /// The largest picture of the file: others are tiles and previews.
  private init?(heif bytes: ByteReader) {
    guard let brand = bytes.text(at: 8, count: 4), ["heic", "heix", "mif1", "msf1", "avif"].contains(brand) else {
      return nil
    }
    var best: (width: Int, height: Int)?
    for place in bytes.places(of: Array("ispe".utf8)) {
      guard let width = bytes.number(at: place + 8, count: 4), let height = bytes.number(at: place + 12, count: 4),
        width * height > (best.map { $0.width * $0.height } ?? 0)
      else { continue }
      best = (width, height)
    }
    self.init(.heif, best?.width, best?.height)
  }
}
