import WindfallCore

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

/// How a text wants to be typed.
struct TextTraits {
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var textContentType: UITextContentType!
  var smartDashesType = UITextSmartDashesType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var inlinePredictionType = UITextInlinePredictionType.default
  var passwordRules: UITextInputPasswordRules?
  var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  var writingToolsBehavior = UIWritingToolsBehavior.default
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
}

/// A position in a text: how many UTF-16 units are before it.
final class TextOffset: UITextPosition {
  let units: Int

  init(_ units: Int) {
    self.units = units
    super.init()
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.units == units }

  override nonisolated var hash: Int { units }
}

/// Lies over a link of a text view, and takes its touches; the link itself is drawn with the text.
final class TextLinkView: UIView {
  let url: URL
  let range: NSRange
  private let text: String
  /// On each line, in the coordinates of the text view.
  private let places: [CGRect]

  init(_ text: String, to url: URL, in range: NSRange, at places: [CGRect]) {
    self.text = text
    self.url = url
    self.range = range
    self.places = places
    super.init(frame: places.dropFirst().reduce(places.first ?? .zero) { $0.union($1) })
  }

  required init?(coder: NSCoder) { nil }

  func isSame(as other: TextLinkView) -> Bool {
    url == other.url && range == other.range && places == other.places && text == other.text
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let place = CGPoint(x: point.x + frame.minX, y: point.y + frame.minY)
    return places.contains { $0.contains(place) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    (superview as? UITextView)?.follow(self)
  }

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .link }

  override var elementType: ElementType { .link }

  override var elementLabel: String { text }
}
