@_spi(Windfall) import UIKit
import WindfallCore

/// Sets texts and controls in lines of one width, word by word.
@MainActor struct PageLineSetter {
  /// A word, a space or a control in the current line.
  private struct Box {
    var x: CGFloat
    var width: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
    var text = ""
    var isSpace = false
    /// The index of the text or control that it is part of.
    var source: Int
  }

  /// What has been set of one text, or of all texts of a link.
  struct SetText {
    var pieces: [PageTextView.Piece] = []
    var frame = CGRect.null
    var label = ""
    var style = PageTextStyle()
  }

  /// What was set, in the order of the page.
  enum Placed {
    case text(SetText)
    case view(UIView, CGRect)
  }

  private let items: [PageInline]
  private let left: CGFloat
  private let width: CGFloat
  private var line: [Box] = []
  private(set) var bottom: CGFloat
  private var placed: [Int: Placed] = [:]

  init(_ items: [PageInline], left: CGFloat, top: CGFloat, width: CGFloat) {
    self.items = items
    self.left = left
    self.width = width
    bottom = top
    for (index, item) in items.enumerated() { add(item, index) }
    endLine()
  }

  var result: [Placed] { placed.sorted { $0.key < $1.key }.map(\.value) }

  private var end: CGFloat { line.last.map { $0.x + $0.width } ?? 0 }

  private mutating func add(_ item: PageInline, _ index: Int) {
    switch item {
    case .lineBreak:
      if line.isEmpty { bottom += PageTextStyle().font.lineHeight } else { endLine() }
    case .view(_, let size):
      add(Box(x: 0, width: size.width, ascent: size.height, descent: 0, source: index))
    case .text(let text, let style):
      for word in PageLineSetter.words(of: text) {
        let isSpace = !style.isPreformatted && word == " "
        if isSpace, line.isEmpty || line.last?.isSpace == true { continue }
        add(
          Box(
            x: 0, width: FontMetrics.width(of: word, in: style.font), ascent: style.font.ascender,
            descent: -style.font.descender, text: word, isSpace: isSpace, source: index))
      }
    }
  }

  private mutating func add(_ box: Box) {
    var box = box
    if !line.isEmpty, !box.isSpace, end + box.width > width { endLine() }
    box.x = end
    line.append(box)
  }

  /// Words and the single spaces between them.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    for character in text {
      if character == " " || words.last == nil || words.last == " " {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }

  private mutating func endLine() {
    while line.last?.isSpace == true { line.removeLast() }
    defer { line = [] }
    guard !line.isEmpty else { return }
    let ascent = line.map(\.ascent).max() ?? 0
    let descent = line.map(\.descent).max() ?? 0
    let baseline = bottom + ascent
    for box in line {
      let frame = CGRect(
        x: left + box.x, y: baseline - box.ascent, width: box.width, height: box.ascent + box.descent)
      switch items[box.source] {
      case .view(let view, _): placed[box.source] = .view(view, frame)
      case .text(_, let style): place(box, style, in: frame, baseline: baseline)
      case .lineBreak: break
      }
    }
    bottom += ascent + descent
  }

  /// Words that follow one another are drawn as one.
  private mutating func place(_ box: Box, _ style: PageTextStyle, in frame: CGRect, baseline: CGFloat) {
    let key = first(of: style.link) ?? box.source
    var text = SetText(style: style)
    if case .text(let known)? = placed[key] { text = known }
    if let last = text.pieces.last, last.origin.y == baseline, last.font == style.font {
      text.pieces[text.pieces.count - 1].text = last.text + box.text
    } else {
      if text.pieces.last.map({ $0.origin.y != baseline }) == true { text.label += " " }
      let origin = CGPoint(x: frame.minX, y: baseline)
      text.pieces.append(PageTextView.Piece(text: box.text, font: style.font, origin: origin))
    }
    text.label += box.text
    text.frame = text.frame.union(frame)
    placed[key] = .text(text)
  }

  /// The first text of a link, which may hold several.
  private func first(of link: PageLink?) -> Int? {
    guard let link else { return nil }
    return items.firstIndex {
      if case .text(_, let style) = $0 { style.link == link } else { false }
    }
  }
}
