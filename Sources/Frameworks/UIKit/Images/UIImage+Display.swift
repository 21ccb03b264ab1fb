import WindfallCore

extension UIImage {
  /// What draws the image into a rectangle of a view with this tint colour, under the current traits.
  @_spi(Windfall) public func displayItems(in rect: CGRect, tintColor: DisplayColor) -> [DisplayItem] {
    let items = storedItems(in: rect, tintColor: tintColor)
    guard style.isMirrored, !items.isEmpty else { return items }
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
    return [.group(DisplayGroup(transform: mirror, items: items))]
  }

  /// As it is before it is mirrored.
  private func storedItems(in rect: CGRect, tintColor: DisplayColor) -> [DisplayItem] {
    let isTemplate = renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage)
    let palette = isSymbolImage ? style.configuration?.colors.first : nil
    let tint = palette?.displayColor ?? (isTemplate ? tintColor : style.tint?.displayColor)
    switch content {
    case .empty: return []
    case .encoded(let data): return pictures(data, in: rect, tint: tint)
    case .asset(let image):
      if image.asset.isSymbol { return symbol(in: rect, color: tint ?? .black) }
      return pictures(image.version(for: .current).data, in: rect, tint: tint)
    case .drawn(let drawn): return [.group(drawn.group(size: size, in: rect))]
    case .symbol(let name): return symbol(name, in: rect, color: tint ?? .black)
    }
  }

  /// What a control that shows nothing but the image is called: the image's label, a symbol's meaning, or its name.
  var spokenName: String? {
    if let accessibilityLabel { return accessibilityLabel }
    if case .symbol(let name) = content { return SymbolDescription.text(for: name) }
    return name
  }

  private func pictures(_ data: Data, in rect: CGRect, tint: DisplayColor?) -> [DisplayItem] {
    let parts = parts(in: rect)
    if parts.count == 1 { return [.image(data, tint: tint, in: rect)] }
    return parts.map { source, target in
      let (width, height) = (target.width / source.width, target.height / source.height)
      let whole = CGRect(
        x: target.minX - source.minX * width, y: target.minY - source.minY * height, width: size.width * width,
        height: size.height * height)
      return .group(DisplayGroup(clip: .rect(target), items: [.image(data, tint: tint, in: whole)]))
    }
  }

  private func symbol(_ name: String, in rect: CGRect, color: DisplayColor) -> [DisplayItem] {
    let width = SymbolMetrics.lineWidth(style.configuration?.weight ?? .unspecified)
    // Lines grow with symbols that are larger than those beside text.
    let lineWidth = width * max(1, min(rect.width, rect.height) / 20)
    return SymbolGlyph(name)?.items(in: rect, color: color, lineWidth: lineWidth) ?? symbol(in: rect, color: color)
  }

  private func symbol(in rect: CGRect, color: DisplayColor) -> [DisplayItem] {
    let width = SymbolMetrics.lineWidth(style.configuration?.weight ?? .unspecified)
    return [
      .stroke(
        .roundedRect(rect.insetBy(dx: width, dy: width), cornerRadius: 4), .color(color), DisplayStroke(width: width))
    ]
  }
}
