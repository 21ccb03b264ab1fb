import Foundation
import WindfallCore

/// How the pixels of a bitmap lie in memory: eight bits for each component.
struct BitmapFormat {
  private enum Order {
    /// Where red, green, blue and alpha are in a pixel.
    case components(red: Int, green: Int, blue: Int, alpha: Int)
    case gray
  }

  let width: Int
  let height: Int
  let bytesPerRow: Int
  let space: CGColorSpace
  let info: CGBitmapInfo
  private let order: Order
  private let hasAlpha: Bool

  /// Nil for what iOS knows no bitmaps of; stops at bits that only iOS can draw.
  init?(width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, info: CGBitmapInfo) {
    guard width > 0, height > 0, let alpha = CGImageAlphaInfo(rawValue: info.rawValue & 0x1F) else { return nil }
    guard bitsPerComponent == 8, !info.contains(.floatComponents), alpha != .alphaOnly else {
      fatalError("CGContext(data:width:height:…) draws eight bits of each colour only")
    }
    let isLittle = info.rawValue & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
    switch (space.model, alpha) {
    case (.monochrome, .none): order = .gray
    case (.rgb, .premultipliedLast), (.rgb, .noneSkipLast):
      order =
        isLittle ? .components(red: 3, green: 2, blue: 1, alpha: 0) : .components(red: 0, green: 1, blue: 2, alpha: 3)
    case (.rgb, .premultipliedFirst), (.rgb, .noneSkipFirst):
      order =
        isLittle ? .components(red: 2, green: 1, blue: 0, alpha: 3) : .components(red: 1, green: 2, blue: 3, alpha: 0)
    default: return nil
    }
    hasAlpha = alpha == .premultipliedLast || alpha == .premultipliedFirst
    let least = width * (alpha == .none ? 1 : 4)
    guard bytesPerRow == 0 || bytesPerRow >= least else { return nil }
    (self.width, self.height, self.space, self.info) = (width, height, space, info)
    self.bytesPerRow = bytesPerRow == 0 ? least : bytesPerRow
  }

  /// Turns the axis that points up into one that points down, and back.
  var flip: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)) }

  var bitsPerPixel: Int { if case .gray = order { 8 } else { 32 } }

  /// The pixels in memory.
  func image(at memory: UnsafeRawPointer) -> PixelImage? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let place = memory + y * bytesPerRow + x * bitsPerPixel / 8
        func byte(_ index: Int) -> UInt8 { place.load(fromByteOffset: index, as: UInt8.self) }
        guard case .components(let red, let green, let blue, let alpha) = order else {
          bytes += [byte(0), byte(0), byte(0), 255]
          continue
        }
        let opacity = hasAlpha ? byte(alpha) : 255
        func whole(_ index: Int) -> UInt8 {
          guard opacity > 0 else { return 0 }
          let whole = (Int(byte(index)) * 255 + Int(opacity) / 2) / Int(opacity)
          return UInt8(min(255, whole))
        }
        bytes += [whole(red), whole(green), whole(blue), opacity]
      }
    }
    return PixelImage(width: width, height: height, bytes: bytes)
  }

  func store(_ image: PixelImage, at memory: UnsafeMutableRawPointer) {
    guard image.width == width, image.height == height else { return }
    for y in 0..<height {
      for x in 0..<width {
        let (source, place) = ((y * width + x) * 4, memory + y * bytesPerRow + x * bitsPerPixel / 8)
        let opacity = Int(image.bytes[source + 3])
        func part(_ index: Int) -> UInt8 { UInt8((Int(image.bytes[source + index]) * opacity + 127) / 255) }
        func set(_ value: UInt8, _ index: Int) { place.storeBytes(of: value, toByteOffset: index, as: UInt8.self) }
        guard case .components(let red, let green, let blue, let alpha) = order else {
          let (red, green, blue) = (Int(part(0)) * 299, Int(part(1)) * 587, Int(part(2)) * 114)
          set(UInt8((red + green + blue + 500) / 1000), 0)
          continue
        }
        set(part(0), red)
        set(part(1), green)
        set(part(2), blue)
        set(hasAlpha ? UInt8(opacity) : 255, alpha)
      }
    }
  }
}
