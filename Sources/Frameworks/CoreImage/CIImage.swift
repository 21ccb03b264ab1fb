import UIKit
import WindfallCore

/// See [CIImage](https://developer.apple.com/documentation/coreimage/ciimage).
///
/// A recipe, as on iOS: pixels are made where a context renders it. Coordinates begin at the bottom. Pictures of other
/// formats than PNG and JPEG are grey areas.
open class CIImage: NSObject, @unchecked Sendable {
  public let extent: CGRect
  /// The pixels of a part, which is given in whole pixels.
  let render: (CGRect) -> Pixels

  init(extent: CGRect, render: @escaping (CGRect) -> Pixels) {
    self.extent = extent
    self.render = render
    super.init()
  }

  /// Has no pixels.
  public override convenience init() {
    self.init(extent: .null) { _ in Pixels(width: 0, height: 0) { _, _ in .clear } }
  }

  /// A picture that begins at the origin, read when it is first rendered.
  private convenience init(size: CGSize, read: @escaping () -> Pixels?) {
    let picture = LazyPixels(read)
    self.init(extent: CGRect(origin: .zero, size: size)) { part in
      Pixels(width: Int(part.width), height: Int(part.height)) { x, y in
        picture.pixels[Int(part.minX) + x, Int(size.height) - Int(part.maxY) + y]
      }
    }
  }

  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  public convenience init?(image: UIImage) {
    if let own = image.ciImage {
      self.init(extent: own.extent, render: own.render)
    } else if let image = image.cgImage {
      self.init(cgImage: image)
    } else {
      return nil
    }
  }

  public convenience init(cgImage image: CGImage) {
    self.init(size: CGSize(width: image.width, height: image.height)) {
      UIImage(cgImage: image).pngData().flatMap { PixelImage(png: $0) }.map { Pixels($0) }
    }
  }

  /// The colour without end.
  public convenience init(color: CIColor) {
    let pixel = Pixels.Pixel(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue), alpha: Float(color.alpha))
    self.init(extent: .infinite) { part in
      Pixels(width: Int(part.width), height: Int(part.height)) { _, _ in pixel }
    }
  }

  open class func empty() -> CIImage { CIImage() }

  open func cropped(to rect: CGRect) -> CIImage {
    let extent = extent.intersection(rect)
    let render = render
    return CIImage(extent: extent) { part in
      let inside = part.intersection(extent)
      guard !inside.isEmpty else { return Pixels(width: Int(part.width), height: Int(part.height)) { _, _ in .clear } }
      let pixels = render(inside)
      return Pixels(width: Int(part.width), height: Int(part.height)) { x, y in
        pixels[x - Int(inside.minX - part.minX), y - Int(part.maxY - inside.maxY)]
      }
    }
  }

  /// Nearest pixels are taken, without smoothing.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    let (extent, source, inverse) = (extent, self, matrix.inverted())
    return CIImage(extent: extent.isInfinite ? extent : extent.applying(matrix)) { part in
      guard !extent.isInfinite else { return source.render(part) }
      let pixels = source.render(extent.integral)
      return Pixels(width: Int(part.width), height: Int(part.height)) { x, y in
        let point = CGPoint(x: part.minX + CGFloat(x) + 0.5, y: part.maxY - CGFloat(y) - 0.5).applying(inverse)
        guard extent.contains(point) else { return .clear }
        return pixels[Int(floor(point.x - extent.minX)), Int(floor(extent.maxY - point.y))]
      }
    }
  }

  /// The edges without end.
  open func clampedToExtent() -> CIImage {
    let source = self
    guard !extent.isInfinite, !extent.isEmpty else { return self }
    let extent = extent.integral
    return CIImage(extent: .infinite) { part in
      let pixels = source.render(extent)
      return Pixels(width: Int(part.width), height: Int(part.height)) { x, y in
        let column = Int(part.minX) + x - Int(extent.minX)
        let row = Int(extent.maxY) - Int(part.maxY) + y
        return pixels[min(max(column, 0), pixels.width - 1), min(max(row, 0), pixels.height - 1)]
      }
    }
  }

  /// This picture over another.
  open func composited(over dest: CIImage) -> CIImage {
    composed(with: dest) { $0.over($1) }
  }

  /// Each pixel of this picture together with one of another.
  func composed(
    with other: CIImage, _ compose: @escaping (_ above: Pixels.Pixel, _ below: Pixels.Pixel) -> Pixels.Pixel
  ) -> CIImage {
    let source = self
    return CIImage(extent: extent.union(other.extent)) { part in
      let (above, below) = (source.render(part), other.render(part))
      return Pixels(width: Int(part.width), height: Int(part.height)) { x, y in compose(above[x, y], below[x, y]) }
    }
  }

  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return .empty() }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? .empty()
  }

  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// The picture with each pixel changed.
  func mapping(_ change: @escaping (Pixels.Pixel) -> Pixels.Pixel) -> CIImage {
    let render = render
    return CIImage(extent: extent) { render($0).map(change) }
  }
}

extension Pixels.Pixel {
  func over(_ below: Pixels.Pixel) -> Pixels.Pixel {
    let share = below.alpha * (1 - alpha)
    let sum = alpha + share
    guard sum > 0 else { return .clear }
    return Pixels.Pixel(
      red: (red * alpha + below.red * share) / sum, green: (green * alpha + below.green * share) / sum,
      blue: (blue * alpha + below.blue * share) / sum, alpha: sum)
  }
}
