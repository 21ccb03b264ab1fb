@_spi(Windfall) import CoreGraphics
import WindfallCore

extension CALayer {
  /// A box with the layer's rounded corners.
  func outline(_ box: CGRect, inset: CGFloat = 0) -> DisplayPath {
    let rect = box.insetBy(dx: inset, dy: inset)
    if corners != nil, let view {
      return .segments(DisplayPath.Segment.roundedRect(rect, radii: view.effectiveRadii.map { max(0, $0 - inset) }))
    }
    let radius = max(0, cornerRadius - inset)
    guard radius > 0, maskedCorners != .all else { return .roundedRect(rect, orPlainBelow: radius) }
    var corners: UIRectCorner = []
    if maskedCorners.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
    if maskedCorners.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
    if maskedCorners.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
    if maskedCorners.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
    return .segments(DisplayPath.Segment.roundedRect(rect, radius: radius, corners: corners))
  }

  /// Where the mask lets something be seen, in the layer's coordinates.
  var maskOutline: DisplayPath? {
    guard let mask else { return nil }
    guard let path = (mask as? CAShapeLayer)?.path else { return mask.outline(mask.frame) }
    let offset = CGAffineTransform(translationX: mask.frame.minX, y: mask.frame.minY)
    return .segments(path.segments.map { $0.applying(offset) })
  }

  var displayShadow: DisplayGroup.Shadow? {
    guard shadowOpacity > 0, var color = shadowColor?.displayColor, color.alpha > 0 else { return nil }
    color.alpha *= Double(shadowOpacity)
    return DisplayGroup.Shadow(color: color, radius: shadowRadius, offset: shadowOffset)
  }

  /// The shadow of the shadow path, which takes the place of that of the content.
  var pathShadow: DisplayItem? {
    guard let shadowPath, let shadow = displayShadow else { return nil }
    let fill = DisplayItem.fill(.segments(shadowPath.segments), .color(shadow.color))
    return .group(DisplayGroup(shadow: shadow, items: [fill]))
  }

  var border: DisplayItem? {
    guard borderWidth > 0, let color = borderColor?.displayColor, color.alpha > 0 else { return nil }
    return .stroke(outline(bounds, inset: borderWidth / 2), .color(color), DisplayStroke(width: borderWidth))
  }

  func items(of layers: some Sequence<CALayer>) -> [DisplayItem] {
    layers.compactMap { $0.group.map { .group($0) } }
  }

  /// A layer without a view, in the coordinates of the layer around it.
  private var group: DisplayGroup? {
    guard !isHidden, opacity > 0 else { return nil }
    var items: [DisplayItem] = []
    let shape = outline(bounds)
    if let color = backgroundColor?.displayColor, color.alpha > 0 { items.append(.fill(shape, .color(color))) }
    items += drawnItems
    items += contentsItems
    items += drawContents()
    items += self.items(of: ownSublayers)
    if let border { items.append(border) }
    guard !items.isEmpty else { return nil }
    let move = ownTransformToSuperlayer
    let inner = DisplayGroup(
      transform: move, opacity: Double(opacity), clip: maskOutline ?? (masksToBounds ? shape : nil),
      shadow: masksToBounds || shadowPath != nil ? nil : displayShadow, items: items)
    guard let pathShadow else { return inner }
    return DisplayGroup(items: [.group(DisplayGroup(transform: move, items: [pathShadow])), .group(inner)])
  }
}
