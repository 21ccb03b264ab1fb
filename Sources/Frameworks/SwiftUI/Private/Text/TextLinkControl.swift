@_spi(Windfall) import UIKit
import WindfallCore

/// Lies over a link of a text, and takes its touches; the link itself is drawn with the text.
final class TextLinkControl: UIControl {
  private let text: String
  /// On each line, in the coordinates of the text.
  private let places: [CGRect]

  init(_ text: String, at places: [CGRect], onTap: @escaping () -> Void) {
    self.text = text
    self.places = places
    super.init(frame: places.dropFirst().reduce(places.first ?? .zero) { $0.union($1) })
    isAccessibilityElement = true
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let place = CGPoint(x: point.x + frame.minX, y: point.y + frame.minY)
    return places.contains { $0.contains(place) }
  }

  override var elementType: ElementType { .link }

  override var elementLabel: String { text }
}
