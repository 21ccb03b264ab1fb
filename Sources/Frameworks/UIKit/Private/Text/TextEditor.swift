/// The text and the selection of a text field or text view, and what keys do to them.
@_spi(Windfall) @MainActor public final class TextEditor {
  weak var client: (any TextEditorClient)?
  var traits = TextTraits()
  private var plain = ""
  /// The text with its attributes, once it was given some.
  private var styled: NSMutableAttributedString?
  private var selected = NSRange(location: 0, length: 0)

  init() {}

  var text: String { styled?.string ?? plain }

  var attributedText: NSAttributedString? { styled.map { NSAttributedString(attributedString: $0) } }

  var length: Int { text.utf16.count }

  /// Cut to the text that there is.
  var selection: NSRange {
    get { selected }
    set {
      let new = clamped(newValue)
      guard new != selected else { return }
      selected = new
      client?.selectionDidChange()
    }
  }

  /// What an app sets; the insertion point goes to the end.
  func setText(_ text: String) {
    guard text != self.text || styled != nil else { return }
    if let storage { return fill(storage, with: NSAttributedString(string: text, attributes: client?.typedAttributes)) }
    styled = nil
    plain = text
    selected = NSRange(location: length, length: 0)
    client?.contentDidChange()
  }

  func setText(_ text: NSAttributedString) {
    if let storage { return fill(storage, with: text) }
    plain = ""
    styled = NSMutableAttributedString(attributedString: text)
    selected = NSRange(location: length, length: 0)
    client?.contentDidChange()
  }

  // MARK: - Storage

  var storage: NSTextStorage? { styled as? NSTextStorage }

  /// From now on the text is that of a storage, which the app may change.
  func adopt(_ storage: NSTextStorage) {
    styled = storage
    plain = ""
    storageDidChange()
  }

  func storageDidChange() { selected = clamped(selected) }

  func setStorageAttribute(_ name: NSAttributedString.Key, _ value: Any) {
    guard let storage, storage.length > 0 else { return }
    storage.addAttribute(name, value: value, range: NSRange(location: 0, length: storage.length))
  }

  private func fill(_ storage: NSTextStorage, with text: NSAttributedString) {
    storage.setAttributedString(text)
    selected = NSRange(location: length, length: 0)
    client?.contentDidChange()
  }

  // MARK: - Keys

  func insert(_ text: String) { edit(selected, text) }

  /// Deletes the selection, or the character before the insertion point.
  func deleteBackward() {
    if selected.length > 0 { return edit(selected, "") }
    let text = text
    let end = String.Index(utf16Offset: selected.location, in: text)
    guard end > text.startIndex else { return }
    let start = text.index(before: end)
    let location = start.utf16Offset(in: text)
    edit(NSRange(location: location, length: selected.location - location), "")
  }

  /// Deletes all text, as a clear button does; nobody is asked.
  func clear() { replace(NSRange(location: 0, length: length), "", isEdit: true) }

  private func edit(_ range: NSRange, _ text: String) {
    guard client?.mayReplace(range, with: text) ?? true else { return }
    replace(range, text, isEdit: true)
  }

  /// Changes a part of the text without asking the delegate.
  func replace(_ range: NSRange, _ text: String, isEdit: Bool = false) {
    let range = clamped(range)
    if let styled {
      styled.replaceCharacters(in: range, with: text)
    } else {
      plain = (plain as NSString).replacingCharacters(in: range, with: text)
    }
    selected = NSRange(location: range.location + text.utf16.count, length: 0)
    client?.contentDidChange()
    client?.selectionDidChange()
    if isEdit { client?.didEdit() }
  }

  private func clamped(_ range: NSRange) -> NSRange {
    let location = min(max(0, range.location), length)
    return NSRange(location: location, length: min(max(0, range.length), length - location))
  }
}

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
