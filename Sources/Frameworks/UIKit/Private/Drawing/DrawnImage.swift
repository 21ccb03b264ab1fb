import WindfallCore

/// What was drawn into an image, in its coordinates; equal only to itself.
@_spi(Windfall) public final class DrawnImage: Hashable, Sendable {
  let items: [DisplayItem]

  init(items: [DisplayItem]) { self.items = items }

  public static func == (left: DrawnImage, right: DrawnImage) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  func group(size: CGSize, in rect: CGRect) -> DisplayGroup {
    let scale = CGSize(width: rect.width / max(size.width, 0.001), height: rect.height / max(size.height, 0.001))
    return DisplayGroup(
      transform: CGAffineTransform(a: scale.width, b: 0, c: 0, d: scale.height, tx: rect.minX, ty: rect.minY),
      clip: .rect(CGRect(origin: .zero, size: size)), items: items)
  }
}
