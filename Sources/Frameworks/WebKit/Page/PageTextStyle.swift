import WindfallCore

/// How a text of a page looks, and what it does.
struct PageTextStyle {
  var font = FontSpec(size: 16)
  var link: PageLink?
  var isHeader = false
  var isPreformatted = false
}
