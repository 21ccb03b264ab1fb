/// What the edit menu does to a text.
extension TextEditor {
  private var selectedText: String { (text as NSString).substring(with: selection) }

  func copySelection() { if selection.length > 0 { UIPasteboard.general.string = selectedText } }

  func cutSelection() {
    guard selection.length > 0 else { return }
    copySelection()
    insert("")
  }

  func deleteSelection() { if selection.length > 0 { insert("") } }

  /// Inserts the whole text of the pasteboard at once; what has one line only takes line ends as spaces.
  func paste(onOneLine: Bool) {
    guard let text = UIPasteboard.general.string else { return }
    insert(
      onOneLine
        ? text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ") : text)
  }

  func selectAll() { selection = NSRange(location: 0, length: length) }

  /// Selects the word at a place, or the one before it; without any, the place becomes the insertion point.
  func selectWord(at offset: Int) {
    let place = NSRange(location: min(offset, length), length: 0)
    selection = word(at: place.location) ?? word(at: place.location - 1) ?? place
  }

  /// The end of the word at a place that is nearer to it; the place itself where there is no word.
  func wordBoundary(near offset: Int) -> Int {
    guard let word = word(at: offset) else { return min(offset, length) }
    return offset - word.location < NSMaxRange(word) - offset ? word.location : NSMaxRange(word)
  }

  /// How many characters there are before a place.
  func characters(before offset: Int) -> Int {
    let text = text
    let end = String.Index(utf16Offset: min(max(0, offset), length), in: text)
    return text.distance(from: text.startIndex, to: end)
  }

  /// The letters and digits around a UTF-16 unit.
  private func word(at offset: Int) -> NSRange? {
    let units = Array(text.utf16)
    func isInWord(_ index: Int) -> Bool {
      guard let scalar = Unicode.Scalar(units[index]) else { return true }
      return scalar == "_" || scalar == "'" || CharacterSet.alphanumerics.contains(scalar)
    }
    guard units.indices.contains(offset), isInWord(offset) else { return nil }
    var (start, end) = (offset, offset + 1)
    while start > 0, isInWord(start - 1) { start -= 1 }
    while end < units.count, isInWord(end) { end += 1 }
    return NSRange(location: start, length: end - start)
  }

  /// Whether an action of the edit menu has something to do; nil for other actions.
  func canPerform(_ action: Selector, isEditable: Bool, isSecure: Bool) -> Bool? {
    switch action {
    case EditAction.cut: isEditable && !isSecure && selection.length > 0
    case EditAction.copy: !isSecure && selection.length > 0
    case EditAction.paste: isEditable && UIPasteboard.general.hasStrings
    case EditAction.select: length > 0 && selection.length == 0
    case EditAction.selectAll: length > 0 && selection.length < length
    case EditAction.delete: false
    default: nil
    }
  }
}
