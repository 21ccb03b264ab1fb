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
    if let file = cgImage.source as? FileImage {
      self.init(content: .encoded(file.data), size: size, scale: scale)
      return
    }
    if let source = cgImage.source as? UIImage, case .encoded = source.content {
      self.init(content: source.content, size: size, scale: scale)
      return
    }
    let items = cgImage.displayItems(in: CGRect(origin: .zero, size: size))
    self.init(content: items.isEmpty ? .empty : .drawn(DrawnImage(items: items)), size: size, scale: scale)
  }

  /// Always upright: pixels are stored as they are shown.
  public var imageOrientation: Orientation { .up }
}

@_spi(Windfall) extension UIImage: ImageSource {
  /// As it is drawn without a tint.
  public func displayItems(in rect: CGRect) -> [DisplayItem] { displayItems(in: rect, tintColor: .black) }
}
