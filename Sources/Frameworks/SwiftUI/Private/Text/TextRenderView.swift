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
  var links: [TextLink] = [] { didSet { if links != oldValue { placeLinks() } } }
  var onLink: ((URL) -> Void)?

  override var leafType: ElementType { .staticText }

  override var elementPublishing: ElementPublishing {
    let publishing = super.elementPublishing
    return publishing == .automatic && !links.isEmpty ? .elementWithChildren : publishing
  }

  override func drawContents() -> [DisplayItem] { layout?.displayItems(in: bounds) ?? [] }

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
