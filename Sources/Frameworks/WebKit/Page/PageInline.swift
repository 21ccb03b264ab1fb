@_spi(Windfall) import UIKit

/// What stands in a line of a page.
enum PageInline {
  /// A text of one look, with the link that it belongs to.
  case text(String, PageTextStyle)
  case lineBreak
  /// A picture or a control, with its size.
  case view(UIView, CGSize)
}
