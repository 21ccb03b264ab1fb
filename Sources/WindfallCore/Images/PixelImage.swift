import Foundation

/// Pixels in rows from the top, four bytes each: red, green, blue and alpha, not premultiplied.
public struct PixelImage: Sendable, Equatable {
  public let width: Int
  public let height: Int
  public let bytes: [UInt8]

  /// Nil where the bytes are not as many as the pixels need.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Unpacks a PNG file; nil where it is damaged, or not of 8 bits for each component in plain rows.
  public init?(png data: Data) {
    guard let header = ImageHeader(data), header.format == .png, data.count > 29 else { return nil }
    let file = ByteReader(data)
    let (width, height) = (Int(header.pixelSize.width), Int(header.pixelSize.height))
    guard width <= 1 << 15, height <= 1 << 15, file.number(at: 24, count: 1) == 8, file.number(at: 28, count: 1) == 0,
      let color = file.number(at: 25, count: 1), let size = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][color]
    else { return nil }
    var (packed, palette, alphas) = (Data(), [UInt8](), [UInt8]())
    var place = 8
    while let length = file.number(at: place, count: 4), let kind = file.text(at: place + 4, count: 4), kind != "IEND" {
      guard length <= data.count - place - 12 else { return nil }
      let content = data[data.startIndex + place + 8..<data.startIndex + place + 8 + length]
      if kind == "IDAT" { packed += content }
      if kind == "PLTE" { palette = [UInt8](content) }
      if kind == "tRNS" { alphas = [UInt8](content) }
      place += 12 + length
    }
    let stride = width * size
    guard let filtered = Inflate.zlib(packed, limit: (stride + 1) * height), filtered.count == (stride + 1) * height
    else { return nil }
    let rows = Self.unfiltered([UInt8](filtered), stride: stride, size: size)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for start in Swift.stride(from: 0, to: rows.count, by: size) {
      switch color {
      case 0: bytes += [rows[start], rows[start], rows[start], 255]
      case 2: bytes += rows[start..<start + 3] + [255]
      case 3:
        let entry = Int(rows[start])
        guard entry * 3 + 2 < palette.count else { return nil }
        bytes += palette[entry * 3..<entry * 3 + 3] + [entry < alphas.count ? alphas[entry] : 255]
      case 4: bytes += [rows[start], rows[start], rows[start], rows[start + 1]]
      default: bytes += rows[start..<start + 4]
      }
    }
    self.init(width: width, height: height, bytes: bytes)
  }

  /// Unpacks a JPEG file; nil where it is damaged, or of a kind that is hardly ever met.
  public init?(jpeg data: Data) {
    guard let image = JPEGDecoder.pixels(of: data) else { return nil }
    self = image
  }

  /// Each row begins with the number of what its bytes are differences to.
  private static func unfiltered(_ bytes: [UInt8], stride: Int, size: Int) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(bytes.count)
    for (row, start) in Swift.stride(from: 0, to: bytes.count, by: stride + 1).enumerated() {
      let own = row * stride
      for index in 0..<stride {
        let left = index < size ? 0 : Int(rows[own + index - size])
        let up = row == 0 ? 0 : Int(rows[own + index - stride])
        let corner = row == 0 || index < size ? 0 : Int(rows[own + index - stride - size])
        let guess =
          switch bytes[start] {
          case 1: left
          case 2: up
          case 3: (left + up) / 2
          case 4: nearest(left, up, corner)
          default: 0
          }
        rows.append(bytes[start + 1 + index] &+ UInt8(truncatingIfNeeded: guess))
      }
    }
    return rows
  }

  /// Of the three the one that is nearest to `left + up - corner`.
  private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let (toLeft, toUp, toCorner) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
    return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
  }
}
