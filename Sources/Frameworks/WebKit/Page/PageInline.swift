@_spi(Windfall) import UIKit
import WindfallCore

/// What stands in a line of a page.
enum PageInline {
  /// A text of one look, with the link that it belongs to.
  case text(String, PageTextStyle)
  case lineBreak
  /// A picture or a control, with its size.
  case view(UIView, CGSize)
}

/// How a text of a page looks, and what it does.
struct PageTextStyle {
  var font = FontSpec(size: 16)
  var link: PageLink?
  var isHeader = false
  var isPreformatted = false
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
