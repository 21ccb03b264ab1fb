import WindfallCore

/// The lines of a symbol, in drawings of our own: Apple's symbols may not be copied.
///
/// They say what the symbol means, and are not its shape. Names that nobody has drawn have none.
struct SymbolGlyph {
  /// Lines in a square of 1 by 1.
  private let outline: SymbolOutline
  /// Whether closed lines are filled.
  private let isFilled: Bool
  private let frame: Frame?
  private let isStruckOut: Bool

  /// What is around a glyph.
  private struct Frame {
    let outline: SymbolOutline
    let isFilled: Bool
  }

  init?(_ name: String) {
    var parts = name.split(separator: ".").map { String($0) }
    var isFilled = false
    if parts.last == "fill" {
      isFilled = true
      parts.removeLast()
    }
    isStruckOut = parts.last == "slash" && parts.count > 1
    if isStruckOut { parts.removeLast() }
    if let outline = SymbolOutline.named(parts.joined(separator: ".")) {
      self.outline = outline
      self.isFilled = isFilled
      frame = nil
      return
    }
    guard let last = parts.popLast(), last == "circle" || last == "square", let around = SymbolOutline.named(last),
      let outline = SymbolOutline.named(parts.joined(separator: "."))
    else { return nil }
    self.outline = outline
    self.isFilled = false
    frame = Frame(outline: around, isFilled: isFilled)
  }

  /// What draws the symbol into the middle of a rectangle.
  func items(in rect: CGRect, color: DisplayColor, lineWidth: CGFloat) -> [DisplayItem] {
    let side = min(rect.width, rect.height) - lineWidth
    let narrow = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    guard let frame else {
      // Chevrons and their like are as wide as the symbol.
      let whole = rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
      let fits = outline.isFree ? whole : narrow
      return draw(outline, in: fits, color: color, lineWidth: lineWidth, isFilled: isFilled)
        + (isStruckOut ? draw(.slash, in: fits, color: color, lineWidth: lineWidth, isFilled: false) : [])
    }
    let inner = narrow.insetBy(dx: side * 0.28, dy: side * 0.28)
    return draw(frame.outline, in: narrow, color: color, lineWidth: lineWidth, isFilled: frame.isFilled)
      + draw(outline, in: inner, color: frame.isFilled ? .white : color, lineWidth: lineWidth, isFilled: false)
  }

  private func draw(
    _ outline: SymbolOutline, in rect: CGRect, color: DisplayColor, lineWidth: CGFloat, isFilled: Bool
  ) -> [DisplayItem] {
    let path = DisplayPath.segments(outline.segments(in: rect))
    if isFilled { return [.fill(path, .color(color))] }
    return [.stroke(path, .color(color), DisplayStroke(width: lineWidth, cap: .round, join: .round))]
  }
}
