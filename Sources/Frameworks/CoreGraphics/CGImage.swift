import Foundation
import WindfallCore

/// See [CGImage](https://developer.apple.com/documentation/coregraphics/cgimage). It holds what an image was made of, and
/// becomes pixels only where an image that is made of it is encoded, or where a context that it was drawn into is read.
public final class CGImage: Sendable {
  /// The image that it was taken from.
  @_spi(Windfall) public let source: any Sendable
  public let width: Int
  public let height: Int
  public let shouldInterpolate: Bool
  public let renderingIntent: CGColorRenderingIntent

  @_spi(Windfall) public init(
    source: any Sendable, width: Int, height: Int, shouldInterpolate: Bool = true,
    intent: CGColorRenderingIntent = .defaultIntent
  ) {
    self.source = source
    self.width = width
    self.height = height
    self.shouldInterpolate = shouldInterpolate
    renderingIntent = intent
  }

  /// What draws the image into a rectangle, upright where y points down.
  @_spi(Windfall) public func displayItems(in rect: CGRect) -> [DisplayItem] {
    (source as? any ImageSource)?.displayItems(in: rect) ?? []
  }

  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    return CGImage(source: CroppedImage(image: self, part: part), width: Int(part.width), height: Int(part.height))
  }

  public func copy() -> CGImage? { CGImage(source: source, width: width, height: height) }

  public var bitsPerComponent: Int { 8 }

  public var bitsPerPixel: Int { 32 }

  public var bytesPerRow: Int { width * 4 }

  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}

/// See [CGImageAlphaInfo](https://developer.apple.com/documentation/coregraphics/cgimagealphainfo).
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// See [CGBitmapInfo](https://developer.apple.com/documentation/coregraphics/cgbitmapinfo).
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
