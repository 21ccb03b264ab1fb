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

  /// Writes premultiplied pixels of one of the three formats with 8 bits; stops at others. There are no colour spaces.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: Never?
  ) {
    guard let order = format.order else {
      fatalError("CIContext.render(_:toBitmap:rowBytes:bounds:format:colorSpace:) knows ARGB8, BGRA8 and RGBA8 only")
    }
    let pixels = image.cropped(to: bounds).render(bounds.integral)
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

  private func picture(of image: CIImage, in rect: CGRect) -> UIImage? {
    let rect = rect.integral
    guard !rect.isInfinite, rect.width >= 1, rect.height >= 1 else { return nil }
    return image.cropped(to: rect).render(rect).image.flatMap { UIImage(data: PNGEncoder.data(of: $0)) }
  }
}
