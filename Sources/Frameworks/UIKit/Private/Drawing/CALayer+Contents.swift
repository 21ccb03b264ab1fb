@_spi(Windfall) import CoreGraphics
import WindfallCore

extension CALayer {
  /// What draws the contents, in the layer's coordinates.
  var contentsItems: [DisplayItem] {
    guard let contents, let image = contents as? CGImage, contentsRect.width > 0, contentsRect.height > 0 else {
      return []
    }
    let scale = max(contentsScale, 0.001)
    let size = CGSize(
      width: CGFloat(image.width) * contentsRect.width / scale,
      height: CGFloat(image.height) * contentsRect.height / scale)
    let place = contentsGravity.contentMode.place(size, in: bounds)
    let unit = CGSize(width: place.width / contentsRect.width, height: place.height / contentsRect.height)
    let whole = CGRect(
      x: place.minX - contentsRect.minX * unit.width, y: place.minY - contentsRect.minY * unit.height,
      width: unit.width, height: unit.height)
    let items = image.displayItems(in: whole)
    return whole == place ? items : [.group(DisplayGroup(clip: .rect(place), items: items))]
  }
}

/// What was drawn into an image, in its coordinates; equal only to itself.
@_spi(Windfall) public final class DrawnImage: Hashable, Sendable {
  let items: [DisplayItem]
  /// What was turned to draw it, with how.
  let original: (image: CGImage, orientation: UIImage.Orientation)?

  init(items: [DisplayItem], original: (CGImage, UIImage.Orientation)? = nil) {
    self.items = items
    self.original = original
  }

  public static func == (left: DrawnImage, right: DrawnImage) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  func group(size: CGSize, in rect: CGRect) -> DisplayGroup {
    let scale = CGSize(width: rect.width / max(size.width, 0.001), height: rect.height / max(size.height, 0.001))
    return DisplayGroup(
      transform: CGAffineTransform(a: scale.width, b: 0, c: 0, d: scale.height, tx: rect.minX, ty: rect.minY),
      clip: .rect(CGRect(origin: .zero, size: size)), items: items)
  }
}

/// Shows the first of its images.
final class AnimatedImage: UIImage, @unchecked Sendable {
  private let parts: [UIImage]
  private let time: TimeInterval

  init(_ first: UIImage, _ parts: [UIImage], duration: TimeInterval) {
    self.parts = parts
    time = duration
    super.init(content: first.content, name: first.name, size: first.size, scale: first.scale, style: first.style)
  }

  required convenience init?(coder: NSCoder) { nil }

  required convenience init(imageLiteralResourceName name: String) {
    fatalError("\(name) is no animated image")
  }

  override var images: [UIImage]? { parts }

  override var duration: TimeInterval { time }

  override func with(_ change: (inout ImageStyle) -> Void) -> UIImage {
    AnimatedImage(super.with(change), parts.map { $0.with(change) }, duration: time)
  }
}
