@_spi(Windfall) import UIKit
import WindfallCore

/// Shows laid out text.
final class TextRenderView: LeafView {
  var layout: TextLayout? { didSet { if layout != oldValue { setNeedsDisplay() } } }

  override var leafType: ElementType { .staticText }

  override func drawContents() -> [DisplayItem] { layout?.displayItems(in: bounds) ?? [] }
}
