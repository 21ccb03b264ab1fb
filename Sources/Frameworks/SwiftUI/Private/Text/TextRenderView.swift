@_spi(Windfall) import UIKit
import WindfallCore

/// Shows laid out text; its links are elements inside it.
final class TextRenderView: LeafView {
  var layout: TextLayout? {
    didSet {
      if layout == oldValue { return }
      setNeedsDisplay()
      placeLinks()
    }
  }
  /// Draws instead of the text itself.
  var drawing: ((TextLayout, CGRect) -> [DisplayItem])? { didSet { setNeedsDisplay() } }
  var links: [TextLink] = [] { didSet { if links != oldValue { placeLinks() } } }
  var onLink: ((URL) -> Void)?

  override var leafType: ElementType { .staticText }

  override var elementPublishing: ElementPublishing {
    let publishing = super.elementPublishing
    return publishing == .automatic && !links.isEmpty ? .elementWithChildren : publishing
  }

  override func drawContents() -> [DisplayItem] {
    guard let layout else { return [] }
    return drawing?(layout, bounds) ?? layout.displayItems(in: bounds)
  }

  private func placeLinks() {
    for view in subviews { view.removeFromSuperview() }
    guard let layout else { return }
    for link in links {
      let places = layout.places(of: link.mark, in: bounds)
      if places.isEmpty { continue }
      addSubview(TextLinkControl(link.text, at: places) { [weak self] in self?.onLink?(link.url) })
    }
  }
}

/// A part of a text that can be tapped.
struct TextLink: Equatable {
  /// The mark of the part's runs in the layout.
  var mark: Int
  var text: String
  var url: URL
}

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
