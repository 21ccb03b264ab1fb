import WindfallCore

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
