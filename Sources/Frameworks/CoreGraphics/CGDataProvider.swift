import Foundation

/// Bytes that an image is made of: [CGDataProvider](https://developer.apple.com/documentation/coregraphics/cgdataprovider).
public final class CGDataProvider {
  private enum Content {
    case data(NSData)
    case image(CGImage)
  }

  private let content: Content

  public init?(data: NSData) { content = .data(data) }

  public init?(url: NSURL) {
    guard let data = NSData(contentsOf: url as URL) else { return nil }
    content = .data(data)
  }

  public init?(filename: UnsafePointer<CChar>) {
    guard let data = NSData(contentsOfFile: String(cString: filename)) else { return nil }
    content = .data(data)
  }

  init(_ image: CGImage) { content = .image(image) }

  /// The bytes of an image are drawn when they are asked for.
  public var data: NSData? {
    switch content {
    case .data(let data): return data
    case .image(let image): return image.pixels
    }
  }

  var image: CGImage? { if case .image(let image) = content { image } else { nil } }
}

/// See [CGColorRenderingIntent](https://developer.apple.com/documentation/coregraphics/cgcolorrenderingintent).
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGImage {
  public var dataProvider: CGDataProvider? { CGDataProvider(self) }

  /// What maps components to others, which no image here has.
  public var decode: UnsafePointer<CGFloat>? { nil }

  /// An image with components that are mapped to others is refused.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard decode == nil else { return nil }
    if let image = provider.image, image.width == width, image.height == height {
      self.init(
        source: image.source, width: width, height: height, shouldInterpolate: shouldInterpolate, intent: intent)
      return
    }
    guard let data = provider.data, data.length >= bytesPerRow * height,
      let format = BitmapFormat(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
        info: bitmapInfo),
      let image = Bitmap(format, memory: UnsafeMutableRawPointer(mutating: data.bytes)).image(of: [])
    else { return nil }
    self.init(
      source: image.source, width: width, height: height, shouldInterpolate: shouldInterpolate, intent: intent)
  }

  fileprivate var pixels: NSData? {
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: bitmapInfo.rawValue)
    context?.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context?.data.map { NSData(bytes: $0, length: bytesPerRow * height) }
  }
}
