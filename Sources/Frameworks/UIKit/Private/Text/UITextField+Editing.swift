extension UITextField: TextEditorClient {
  /// Its text never lies in a storage.
  var typedAttributes: [NSAttributedString.Key: Any]? { nil }

  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersInRanges: [NSValue(range: range)], replacementString: text) ?? true
  }

  func contentDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

  func didEdit() {
    EditMenuBar.close(for: self)
    send(.editingChanged, event: nil)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  func pressReturn() {
    if enablesReturnKeyAutomatically, !hasText { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
    send([.editingDidEndOnExit, .primaryActionTriggered], event: nil)
    if endsOnExit { resignFirstResponder() }
  }

  /// The keyboard comes up also where it was down.
  func pressClear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editor.clear()
    becomeFirstResponder()
  }
}
