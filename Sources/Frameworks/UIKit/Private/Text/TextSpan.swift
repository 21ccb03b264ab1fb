/// A range of a text in UTF-16 units.
final class TextSpan: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { TextOffset(range.location) }

  override var end: UITextPosition { TextOffset(range.location + range.length) }

  override var isEmpty: Bool { range.length == 0 }

  override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }

  override nonisolated var hash: Int { range.location &* 31 &+ range.length }
}
