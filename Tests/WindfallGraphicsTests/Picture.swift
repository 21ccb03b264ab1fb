import Foundation
import WindfallCore

@testable import WindfallGraphics

/// A drawn display list whose pixels can be asked for.
struct Picture {
  /// A pixel's components from 0 to 255, premultiplied.
  struct Pixel: Hashable {
    var red: Int
    var green: Int
    var blue: Int
    var alpha: Int

    static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    static let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
    static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
  }

  let width: Int
  let height: Int
  private let pixels: [Pixel]

  init(_ list: DisplayList) throws {
    let image = try PNGRenderer().image(of: list)
    (width, height) = (image.width, image.height)
    let stride = image.stride
    pixels = try image.withBytes { bytes in
      (0..<image.width * image.height).map { index in
        let start = index / image.width * stride + index % image.width * 4
        let word = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped).load(fromByteOffset: start, as: UInt32.self)
        return Pixel(
          red: Int(word >> 16 & 0xFF), green: Int(word >> 8 & 0xFF), blue: Int(word & 0xFF), alpha: Int(word >> 24))
      }
    }
  }

  /// Items on a white sheet.
  init(width: CGFloat, height: CGFloat, scale: CGFloat = 1, _ items: DisplayItem...) throws {
    try self.init(
      DisplayList(
        size: CGSize(width: width, height: height), scale: scale, background: .white,
        root: DisplayGroup(items: items)))
  }

  subscript(x: Int, y: Int) -> Pixel { pixels[y * width + x] }

  /// The box around all pixels that are not white, in pixels.
  var ink: CGRect? {
    var box: CGRect?
    for y in 0..<height {
      for x in 0..<width where self[x, y] != .white {
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        box = box?.union(pixel) ?? pixel
      }
    }
    return box
  }
}

extension DisplayColor {
  static let red = DisplayColor(red: 1, green: 0, blue: 0)
  static let blue = DisplayColor(red: 0, green: 0, blue: 1)
}
