@_spi(Windfall) import UIKit
import WindfallCore

/// A text of a page, on one line or several; one of a link can be tapped.
final class PageTextView: UIControl {
  /// A part of the text on one line.
  struct Piece {
    var text: String
    var font: FontSpec
    /// Where the baseline starts, in the page.
    var origin: CGPoint
  }

  private let style: PageTextStyle
  private let pieces: [Piece]

  init(pieces: [Piece], frame: CGRect, label: String, style: PageTextStyle) {
    self.pieces = pieces
    self.style = style
    super.init(frame: frame)
    isUserInteractionEnabled = style.link != nil
    isAccessibilityElement = true
    accessibilityLabel = style.link?.label ?? label
    accessibilityTraits = style.link != nil ? .link : style.isHeader ? [.header, .staticText] : .staticText
  }

  required init?(coder: NSCoder) { nil }

  override var elementType: ElementType { style.link == nil ? .staticText : .link }

  override func drawContents() -> [DisplayItem] {
    let color = (style.link == nil ? UIColor.label : .link).displayColor(with: traitCollection)
    return pieces.map { piece in
      let origin = CGPoint(x: piece.origin.x - frame.minX, y: piece.origin.y - frame.minY)
      return .text(
        DisplayText(
          text: piece.text, font: piece.font, color: color, origin: origin, isUnderlined: style.link != nil))
    }
  }
}

/// How a text of a page looks, and what it does.
struct PageTextStyle {
  var font = FontSpec(size: 16)
  var link: PageLink?
  var isHeader = false
  var isPreformatted = false
}
