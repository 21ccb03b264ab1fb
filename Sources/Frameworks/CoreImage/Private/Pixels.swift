import WindfallCore

/// Pixels whose components are shares from 0 to 1, not premultiplied, in rows from the top.
struct Pixels: Sendable {
  struct Pixel: Equatable, Sendable {
    var red: Float
    var green: Float
    var blue: Float
    var alpha: Float

    static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

    var luminance: Float { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
  }

  let width: Int
  let height: Int
  private(set) var pixels: [Pixel]

  init(width: Int, height: Int, _ pixel: (_ x: Int, _ y: Int) -> Pixel) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = []
    pixels.reserveCapacity(self.width * self.height)
    for y in 0..<self.height {
      for x in 0..<self.width { pixels.append(pixel(x, y)) }
    }
  }

  init(_ image: PixelImage) {
    self.init(width: image.width, height: image.height) { x, y in
      let place = (y * image.width + x) * 4
      func share(_ component: Int) -> Float { Float(image.bytes[place + component]) / 255 }
      return Pixel(red: share(0), green: share(1), blue: share(2), alpha: share(3))
    }
  }

  /// Clear outside of the picture.
  subscript(x: Int, y: Int) -> Pixel {
    x >= 0 && y >= 0 && x < width && y < height ? pixels[y * width + x] : .clear
  }

  func map(_ change: (Pixel) -> Pixel) -> Pixels {
    var changed = self
    changed.pixels = pixels.map(change)
    return changed
  }

  var image: PixelImage? {
    func byte(_ share: Float) -> UInt8 { UInt8((min(max(share, 0), 1) * 255).rounded()) }
    return PixelImage(
      width: width, height: height,
      bytes: pixels.flatMap { [byte($0.red), byte($0.green), byte($0.blue), byte($0.alpha)] })
  }
}

/// Pixels that are read when they are first asked for.
final class LazyPixels: @unchecked Sendable {
  private let read: () -> Pixels?

  private(set) lazy var pixels = read() ?? Pixels(width: 0, height: 0) { _, _ in .clear }

  init(_ read: @escaping () -> Pixels?) { self.read = read }
}
