import Foundation
import WindfallCore

/// Bitmaps, whose y axis points up. They become pixels when they are asked for, and only in unit tests.
extension CGContext {
  /// Stops at other than eight bits for each component.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard
      let format = BitmapFormat(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
        info: CGBitmapInfo(rawValue: bitmapInfo))
    else { return nil }
    self.init(Bitmap(format, memory: data))
  }

  public var data: UnsafeMutableRawPointer? { bitmap?.data(of: items) }

  public var width: Int { bitmap?.format.width ?? 0 }

  public var height: Int { bitmap?.format.height ?? 0 }

  public var bytesPerRow: Int { bitmap?.format.bytesPerRow ?? 0 }

  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }

  public var bitsPerPixel: Int { bitmap?.format.bitsPerPixel ?? 0 }

  public var colorSpace: CGColorSpace? { bitmap?.format.space }

  public var bitmapInfo: CGBitmapInfo { bitmap?.format.info ?? [] }

  public var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & 0x1F) ?? .none }

  /// Nil for a context that is no bitmap.
  public func makeImage() -> CGImage? { bitmap?.image(of: items) }

  /// An image is upright where y points up, as in a bitmap, and upside down in a view's context.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let rect = rect.standardized
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    draw([.group(DisplayGroup(transform: flip, items: image.displayItems(in: rect)))])
  }
}
