@_spi(Windfall) import CoreGraphics
import WindfallCore

extension UIImage {
  /// As it is stored: an image that is shown turned has the one that it was made of.
  public var cgImage: CGImage? {
    guard content != .empty else { return nil }
    if case .drawn(let drawn) = content, let original = drawn.original { return original.image }
    return CGImage(
      source: style.isMirrored ? with { $0.isMirrored = false } : self, width: Int((size.width * scale).rounded()),
      height: Int((size.height * scale).rounded()))
  }

  /// What an image is that is made of one of Core Graphics, and its size.
  static func content(of cgImage: CGImage, scale: CGFloat, orientation: Orientation) -> (Content, CGSize) {
    let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    if orientation != .up {
      let items = cgImage.displayItems(in: CGRect(origin: .zero, size: size))
      let group = DisplayGroup(transform: orientation.transform(of: size), items: items)
      let drawn = DrawnImage(items: [.group(group)], original: (cgImage, orientation))
      let shown = orientation.isUpright ? size : CGSize(width: size.height, height: size.width)
      return (.drawn(drawn), shown)
    } else if let file = cgImage.source as? FileImage {
      return (.encoded(file.data), size)
    } else if let source = cgImage.source as? UIImage, case .encoded = source.content {
      return (source.content, size)
    } else {
      let items = cgImage.displayItems(in: CGRect(origin: .zero, size: size))
      return (items.isEmpty ? .empty : .drawn(DrawnImage(items: items)), size)
    }
  }

  /// Upright, unless the image was made otherwise: pixels are stored as they are shown.
  public var imageOrientation: Orientation {
    if case .drawn(let drawn) = content, let original = drawn.original { return original.orientation }
    return style.isMirrored ? .upMirrored : .up
  }
}

extension UIImage.Orientation {
  /// Whether width and height stay what they are.
  var isUpright: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: true
    case .left, .right, .leftMirrored, .rightMirrored: false
    }
  }

  /// From an image as it is stored to how it is shown; a mirrored one is mirrored before it is turned.
  func transform(of size: CGSize) -> CGAffineTransform {
    let (width, height) = (size.width, size.height)
    let mirrored = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    let half = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    let left = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    let right = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    return switch self {
    case .up: .identity
    case .down: half
    case .left: left
    case .right: right
    case .upMirrored: mirrored
    case .downMirrored: mirrored.concatenating(half)
    case .leftMirrored: mirrored.concatenating(left)
    case .rightMirrored: mirrored.concatenating(right)
    }
  }
}

@_spi(Windfall) extension UIImage: ImageSource {
  /// As it is drawn without a tint.
  public func displayItems(in rect: CGRect) -> [DisplayItem] { displayItems(in: rect, tintColor: .black) }
}
