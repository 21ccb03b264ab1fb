/// The view that a `TextEditor` edits the text of.
@MainActor protocol TextEditorClient: AnyObject {
  /// Asks the delegate before a key changes the text.
  func mayReplace(_ range: NSRange, with text: String) -> Bool
  /// The text is another, whoever changed it.
  func contentDidChange()
  func selectionDidChange()
  /// A key changed the text, after `contentDidChange()` and `selectionDidChange()`.
  func didEdit()
  /// The attributes of a text that is given none.
  var typedAttributes: [NSAttributedString.Key: Any]? { get }
}
