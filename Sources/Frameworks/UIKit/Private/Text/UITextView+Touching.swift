import WindfallCore

extension UITextView: TextTouching {
  var allowsEditing: Bool { isEditable }

  func textOffset(at point: CGPoint) -> Int {
    let layout = textLayout(width: bounds.width)
    return layout.place(of: point, in: textBox(of: layout), of: shownText).utf16Offset(in: editor.text)
  }

  func caretRect(at offset: Int) -> CGRect {
    let layout = textLayout(width: bounds.width)
    return layout.caret(before: editor.characters(before: offset), in: textBox(of: layout), of: shownText)
  }

  /// The lines of the selection that can be seen, or all of the view.
  var editMenuTarget: CGRect {
    let before = NSRange(location: 0, length: editor.selection.location)
    let height = layout(of: (editor.text as NSString).substring(with: before), width: bounds.width).size.height
    let line = CGRect(
      x: 0, y: insets.top + max(0, height - usedFont.lineHeight), width: bounds.width, height: usedFont.lineHeight)
    return line.intersects(bounds) ? line : bounds
  }

  func editMenu(suggesting elements: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(self, editMenuForTextInRanges: [NSValue(range: editor.selection)], suggestedActions: elements)
  }

  func editMenuWillOpen(_ animator: ContextMenuAnimator) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }

  func editMenuWillClose(_ animator: ContextMenuAnimator) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
  }
}
