/// Where characters are on the screen, for the methods of text fields and text views, which subclasses override.
extension TextEditing {
  /// In the coordinates of the view, as all places.
  func placedCaret(at position: UITextPosition) -> CGRect {
    guard let view = self as? any TextTouching, let units = (position as? TextOffset)?.units else { return .null }
    return view.caretRect(at: units)
  }

  /// On the first line of the range.
  func placedFirstRect(of range: UITextRange) -> CGRect {
    let (start, end) = (placedCaret(at: range.start), placedCaret(at: range.end))
    guard !start.isNull, !end.isNull else { return .null }
    guard start.minY == end.minY else {
      let width = (self as? UIView).map { $0.bounds.maxX - start.minX } ?? 0
      return CGRect(x: start.minX, y: start.minY, width: max(0, width), height: start.height)
    }
    return CGRect(x: start.minX, y: start.minY, width: end.minX - start.minX, height: start.height)
  }

  func placedPosition(closestTo point: CGPoint) -> UITextPosition? {
    (self as? any TextTouching).map { TextOffset($0.textOffset(at: point)) }
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let view = self as? any TextTouching, editor.length > 0 else { return nil }
    let offset = min(view.textOffset(at: point), editor.length - 1)
    return TextSpan((editor.text as NSString).rangeOfComposedCharacterSequence(at: offset))
  }
}
