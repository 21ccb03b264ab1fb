import WindfallCore

/// How browsers show the elements of a page that takes a block, if no style sheet says otherwise.
struct PageElementLooks {
  /// Above and below, in points.
  var margin = 0.0
  var indent = 0.0
  var size: Double?
  var isBold = false
  var isHeader = false
  var isPreformatted = false

  func apply(to style: inout PageTextStyle) {
    if let size { style.font.size = size }
    if isBold { style.font.weight = .bold }
    if isHeader { style.isHeader = true }
    if isPreformatted {
      style.isPreformatted = true
      style.font.design = .monospaced
      style.font.size = 13
    }
  }

  private static func heading(_ size: Double, margin: Double) -> PageElementLooks {
    PageElementLooks(margin: margin, size: size, isBold: true, isHeader: true)
  }

  static let blocks: [String: PageElementLooks] = {
    let plain = [
      "page", "html", "body", "div", "section", "article", "header", "footer", "nav", "main", "aside", "form",
      "fieldset",
      "address", "figcaption", "dt", "li", "table", "thead", "tbody", "tfoot", "caption", "center", "details",
      "summary",
      "noscript", "hr", "legend", "search", "hgroup",
    ]
    var looks = Dictionary(uniqueKeysWithValues: plain.map { ($0, PageElementLooks()) })
    looks["p"] = PageElementLooks(margin: 16)
    looks["dl"] = PageElementLooks(margin: 16)
    looks["pre"] = PageElementLooks(margin: 13, isPreformatted: true)
    looks["dd"] = PageElementLooks(indent: 40)
    for name in ["ul", "ol", "menu"] { looks[name] = PageElementLooks(margin: 16, indent: 40) }
    for name in ["blockquote", "figure"] { looks[name] = PageElementLooks(margin: 16, indent: 40) }
    let sizes = [(32, 21.4), (24, 19.9), (18.7, 18.7), (16, 21.3), (13.3, 22.2), (10.7, 25)]
    for (level, (size, margin)) in sizes.enumerated() { looks["h\(level + 1)"] = heading(size, margin: margin) }
    return looks
  }()

  /// What elements in lines change in the look of a text.
  static let inlines: [String: @Sendable (inout PageTextStyle) -> Void] = {
    var looks: [String: @Sendable (inout PageTextStyle) -> Void] = [:]
    for name in ["b", "strong", "th"] { looks[name] = { $0.font.weight = .bold } }
    for name in ["i", "em", "cite", "dfn", "var"] { looks[name] = { $0.font.isItalic = true } }
    for name in ["code", "kbd", "samp", "tt"] { looks[name] = { $0.font.design = .monospaced } }
    for name in ["small", "sub", "sup"] { looks[name] = { $0.font.size *= 0.83 } }
    looks["big"] = { $0.font.size *= 1.2 }
    return looks
  }()
}
