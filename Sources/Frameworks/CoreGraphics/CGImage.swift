import Foundation
import WindfallCore

/// See [CGImage](https://developer.apple.com/documentation/coregraphics/cgimage). It holds what an image was made of, and
/// becomes pixels only where an image that is made of it is encoded, or where a context that it was drawn into is read.
public final class CGImage: Sendable {
  /// The image that it was taken from.
  @_spi(Windfall) public let source: any Sendable
  public let width: Int
  public let height: Int

  @_spi(Windfall) public init(source: any Sendable, width: Int, height: Int) {
    self.source = source
    self.width = width
    self.height = height
  }

  /// What draws the image into a rectangle, upright where y points down.
  @_spi(Windfall) public func displayItems(in rect: CGRect) -> [DisplayItem] {
    (source as? any ImageSource)?.displayItems(in: rect) ?? []
  }

  public var bitsPerComponent: Int { 8 }

  public var bitsPerPixel: Int { 32 }

  public var bytesPerRow: Int { width * 4 }

  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}
