import Foundation

extension Text: CustomReflectable {
  /// Keys are looked up when a text is made, so that all that is found is the text itself.
  public var customMirror: Mirror {
    guard pieces.count > 1 else {
      let piece = pieces.first ?? Piece(string: "")
      return Mirror(
        self,
        children: ["storage": ReflectedParts(["verbatim": piece.string]), "modifiers": piece.reflectedModifiers])
    }
    let parts = ConcatenatedTextStorage(
      first: Text(pieces: [pieces[0]]), second: Text(pieces: Array(pieces.dropFirst())))
    return Mirror(
      self, children: ["storage": ReflectedParts(["anyTextStorage": parts]), "modifiers": [TextModifier]()])
  }
}

/// Two texts, one behind the other.
private struct ConcatenatedTextStorage {
  let first: Text
  let second: Text
}

/// What the app says of a part of a text.
private enum TextModifier {
  case font(Font?)
  case color(Color?)
  case weight(Font.Weight?)
  case italic
  case kerning(CGFloat)
  case anyTextModifier(Any)
}

private struct BoldTextModifier {}

private struct UnderlineTextModifier {
  let lineStyle: LineStyle?
}

private struct StrikethroughTextModifier {
  let lineStyle: LineStyle?
}

private struct LineStyle {
  let active: Bool
  let color: Color? = nil
}

extension Text.Piece {
  fileprivate var reflectedModifiers: [TextModifier] {
    var result: [TextModifier] = []
    if let font { result.append(.font(font)) }
    if let foreground, let color = foreground.base as? Color { result.append(.color(color)) }
    if let weight = attributes.weight {
      if weight == .bold { result.append(.anyTextModifier(BoldTextModifier())) }
      result.append(.weight(weight))
    }
    if attributes.isItalic == true { result.append(.italic) }
    if let kern = attributes.kern { result.append(.kerning(kern)) }
    if let isActive = attributes.isUnderlined {
      result.append(.anyTextModifier(UnderlineTextModifier(lineStyle: LineStyle(active: isActive))))
    }
    if let isActive = attributes.isStruckThrough {
      result.append(.anyTextModifier(StrikethroughTextModifier(lineStyle: LineStyle(active: isActive))))
    }
    return result
  }
}
