@_spi(Windfall) import CoreGraphics
import WindfallCore

extension UIImage {
  public var cgImage: CGImage? {
    guard content != .empty else { return nil }
    return CGImage(
      source: self, width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
  }

  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Stops at another orientation than upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    guard orientation == .up else {
      fatalError("UIImage(cgImage:scale:orientation:) knows images that are upright only")
    }
    let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    guard let source = cgImage.source as? UIImage else {
      self.init(content: .empty, size: size, scale: scale)
      return
    }
    let isFile = if case .encoded = source.content { true } else { false }
    let items = source.displayItems(in: CGRect(origin: .zero, size: size), tintColor: .black)
    self.init(
      content: isFile ? source.content : .drawn(DrawnImage(items: items)), size: size, scale: scale)
  }

  /// Always upright: pixels are stored as they are shown.
  public var imageOrientation: Orientation { .up }
}
