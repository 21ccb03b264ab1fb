/// Reads how large an encoded image is.
enum ImageHeader {
  static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// In pixels; nil for anything but a PNG or JPEG file.
  static func pixelSize(of data: Data) -> CGSize? {
    let bytes = [UInt8](data)
    if bytes.starts(with: pngSignature) { return pngSize(bytes) }
    if bytes.starts(with: [0xFF, 0xD8]) { return jpegSize(bytes) }
    return nil
  }

  private static func pngSize(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24 else { return nil }
    func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    return CGSize(width: number(at: 16), height: number(at: 20))
  }

  /// The size stands in the start-of-frame segment.
  private static func jpegSize(_ bytes: [UInt8]) -> CGSize? {
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        let height = Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
        let width = Int(bytes[index + 7]) << 8 | Int(bytes[index + 8])
        return CGSize(width: width, height: height)
      }
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      guard length >= 2 else { return nil }
      index += 2 + length
    }
    return nil
  }
}
