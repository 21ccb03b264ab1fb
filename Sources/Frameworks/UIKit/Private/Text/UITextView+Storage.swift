import WindfallCore

extension UITextView {
  /// Made when it is first asked for: until then a text without attributes is only a string.
  @discardableResult func storage() -> NSTextStorage {
    if let storage = editor.storage { return storage }
    let storage = NSTextStorage(attributedString: attributedText)
    editor.adopt(storage)
    let manager = textContainer.layoutManager ?? NSLayoutManager()
    if textContainer.layoutManager == nil { manager.addTextContainer(textContainer) }
    storage.addLayoutManager(manager)
    return storage
  }

  func storageDidChange() {
    editor.storageDidChange()
    contentDidChange()
  }

  /// The text as it is shown.
  var currentLayout: TextLayout { textLayout(width: bounds.width) }

  var containerSize: CGSize {
    CGSize(
      width: max(0, bounds.width - textContainerInset.left - textContainerInset.right),
      height: isScrollEnabled
        ? .greatestFiniteMagnitude : max(0, bounds.height - textContainerInset.top - textContainerInset.bottom))
  }
}
