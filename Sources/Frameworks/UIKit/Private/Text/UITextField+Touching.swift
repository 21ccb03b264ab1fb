import WindfallCore

extension UITextField: TextTouching {
  var allowsEditing: Bool { isEnabled }

  func textOffset(at point: CGPoint) -> Int {
    let (layout, rect) = textPlace()
    guard hasText, !layout.isTruncated else { return editor.length }
    return layout.place(of: point, in: rect, of: shownText).utf16Offset(in: editor.text)
  }

  func caretRect(at offset: Int) -> CGRect {
    let (layout, rect) = textPlace()
    // What stands there without a text is the placeholder.
    return layout.caret(before: editor.characters(before: offset), in: rect, of: hasText ? shownText : "")
  }

  var editMenuTarget: CGRect { bounds }

  func editMenu(suggesting elements: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(
      self, editMenuForCharactersInRanges: [NSValue(range: editor.selection)], suggestedActions: elements)
  }

  func editMenuWillOpen(_ animator: ContextMenuAnimator) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  func editMenuWillClose(_ animator: ContextMenuAnimator) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }
}

extension Int {
  /// So many characters of a text as UTF-16 units.
  func utf16Offset(in text: String) -> Int {
    (text.index(text.startIndex, offsetBy: self, limitedBy: text.endIndex) ?? text.endIndex).utf16Offset(in: text)
  }
}
