@_spi(Windfall) import UIKit
import WindfallCore

/// A part of a page that takes the whole width.
enum PageBlock {
  /// Lines, with room above and below, and how far they are moved in.
  case lines([PageInline], margin: Double, indent: Double)
  /// What stands side by side, in equal parts of the width.
  case row([[PageBlock]], indent: Double)
  case rule
}

/// What stands in a line of a page.
enum PageInline {
  /// A text of one look, with the link that it belongs to.
  case text(String, PageTextStyle)
  case lineBreak
  /// A picture or a control, with its size.
  case view(UIView, CGSize)
}

/// Where a link leads.
struct PageLink: Equatable {
  var address: URL
  /// What the link is called, where that is not its text.
  var label: String?
  var opensWindow = false
  /// Tells two links to one place apart.
  var number: Int
}

/// A picture of a page that leads somewhere.
final class PageImageLink: UIControl {
  private let picture: UIImageView

  init(_ picture: UIImageView, label: String) {
    self.picture = picture
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = label
    accessibilityTraits = [.link, .image]
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override var elementType: ElementType { .link }

  override func layoutSubviews() { picture.frame = bounds }
}
