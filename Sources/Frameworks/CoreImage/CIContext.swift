@_spi(Windfall) import CoreGraphics
import UIKit
import WindfallCore

/// See [CIContext](https://developer.apple.com/documentation/coreimage/cicontext).
///
/// Renders with the processor, in sRGB whatever the options say.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  public init(options: [CIContextOption: Any]?) { super.init() }

  /// Nil for what has no pixels or no end.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard let picture = picture(of: image, in: fromRect), let cgImage = picture.cgImage else { return nil }
    return cgImage
  }

  /// Eight bits for each colour, whatever the format says; there are no colour spaces.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  /// Writes premultiplied pixels of one of the three formats with 8 bits, or red alone; stops at other formats. There
  /// are no colour spaces.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    let pixels = image.cropped(to: bounds).render(bounds.integral)
    if let width = format.redWidth { return storeRed(of: pixels, to: data, rowBytes: rowBytes, width: width) }
    guard let order = format.order else {
      fatalError("CIContext.render(_:toBitmap:rowBytes:bounds:format:colorSpace:) knows ARGB8, BGRA8, RGBA8, Rf and Rh")
    }
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let pixel = pixels[x, y]
        let parts = [pixel.red * pixel.alpha, pixel.green * pixel.alpha, pixel.blue * pixel.alpha, pixel.alpha]
        for (index, part) in parts.enumerated() {
          let byte = UInt8((min(max(part, 0), 1) * 255).rounded())
          data.storeBytes(of: byte, toByteOffset: y * rowBytes + x * 4 + order[index], as: UInt8.self)
        }
      }
    }
  }

  private func storeRed(of pixels: Pixels, to data: UnsafeMutableRawPointer, rowBytes: Int, width: Int) {
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let (red, offset) = (Float(pixels[x, y].red * pixels[x, y].alpha), y * rowBytes + x * width)
        if width == 4 {
          data.storeBytes(of: red, toByteOffset: offset, as: Float.self)
        } else {
          data.storeBytes(of: Float16(red), toByteOffset: offset, as: Float16.self)
        }
      }
    }
  }

  private func picture(of image: CIImage, in rect: CGRect) -> UIImage? {
    let rect = rect.integral
    guard !rect.isInfinite, rect.width >= 1, rect.height >= 1 else { return nil }
    return image.cropped(to: rect).render(rect).image.flatMap { UIImage(data: PNGEncoder.data(of: $0)) }
  }
}

/// See [CIContextOption](https://developer.apple.com/documentation/coreimage/cicontextoption).
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}

/// See [CIFormat](https://developer.apple.com/documentation/coreimage/ciformat).
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let ARGB8 = CIFormat(rawValue: 265)
  public static let BGRA8 = CIFormat(rawValue: 266)
  public static let RGBA8 = CIFormat(rawValue: 264)
  /// Red alone, in half precision.
  public static let Rh = CIFormat(rawValue: 2049)
  /// Red alone, in single precision.
  public static let Rf = CIFormat(rawValue: 2305)

  /// How many bytes red has where it stands alone.
  var redWidth: Int? {
    switch self {
    case .Rh: 2
    case .Rf: 4
    default: nil
    }
  }

  /// Where red, green, blue and alpha stand in a pixel; nil for a format that is not rendered.
  var order: [Int]? {
    switch self {
    case .RGBA8: [0, 1, 2, 3]
    case .BGRA8: [2, 1, 0, 3]
    case .ARGB8: [1, 2, 3, 0]
    default: nil
    }
  }
}
