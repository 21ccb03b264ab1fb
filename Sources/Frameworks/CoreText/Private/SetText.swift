@_spi(Windfall) import CoreGraphics
import FoundationOverlay
@_spi(Windfall) import UIKit
import WindfallCore

/// A text in one line, by its UTF-16 units.
struct SetText {
  let text: NSAttributedString
  let layout: TextLayout

  /// Line breaks have no effect in a single line.
  init(_ text: NSAttributedString) {
    let line = NSMutableAttributedString(attributedString: text)
    _ = line.mutableString.replaceOccurrences(
      of: "\n", with: " ", options: .literal, range: NSRange(location: 0, length: line.length))
    self.text = text
    layout = line.coreText.places(in: CGSize(width: CGFloat.infinity, height: .infinity)).layout
  }

  var ascent: CGFloat { layout.lines.first?.ascent ?? 0 }

  var descent: CGFloat { layout.lines.first?.descent ?? 0 }

  /// With the spaces at the end.
  var width: CGFloat { layout.size.width + trailingWidth }

  /// What spaces at the end take, which have no width in a layout.
  var trailingWidth: CGFloat {
    let string = text.string
    let shown = string.reversed().drop { $0.isWhitespace }.count
    guard shown < string.count else { return 0 }
    let start = string.index(string.startIndex, offsetBy: shown).utf16Offset(in: string)
    let spaces = NSMutableAttributedString(
      attributedString: text.attributedSubstring(from: NSRange(location: start, length: text.length - start)))
    _ = spaces.mutableString.replaceOccurrences(
      of: "\n", with: "", options: .literal, range: NSRange(location: 0, length: spaces.length))
    guard spaces.length > 0 else { return 0 }
    let stop = NSAttributedString(
      string: ".", attributes: spaces.attributes(at: spaces.length - 1, effectiveRange: nil))
    spaces.append(stop)
    return SetText(spaces).layout.size.width - SetText(stop).layout.size.width
  }

  /// The edge before a unit.
  func offset(of unit: Int) -> CGFloat {
    guard unit > 0 else { return 0 }
    guard unit < text.length else { return width }
    return SetText(text.attributedSubstring(from: NSRange(location: 0, length: unit))).width
  }

  /// The room that each unit of a range takes.
  func advances(in range: NSRange) -> [CGFloat] {
    let edges = (range.location...NSMaxRange(range)).map { offset(of: $0) }
    return zip(edges, edges.dropFirst()).map { $1 - $0 }
  }

  /// Draws with the baseline at the context's text position, which is at the end of the text afterwards.
  func draw(in context: CGContext) {
    context.saveGState()
    context.concatenate(context.textMatrix)
    // Glyphs stand upright where the y axis points up.
    context.scaleBy(x: 1, y: -1)
    context.draw(
      layout.displayItems(in: CGRect(x: 0, y: -ascent, width: layout.size.width, height: layout.size.height)))
    context.restoreGState()
    context.textPosition.x += width
  }
}

extension NSAttributedString {
  /// The text with UIKit's attributes for those of Core Text's that have names of their own.
  var coreText: NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      guard attributes[.foregroundColor] == nil else { return }
      let color = attributes[NSAttributedString.Key(kCTForegroundColorAttributeName as String)] as? CGColor
      result.addAttribute(.foregroundColor, value: color.map { UIColor(cgColor: $0) } ?? .black, range: range)
    }
    return result
  }

  /// The part of the text that a range of Core Text's means: a length of 0 goes to the end.
  func part(_ range: CFRange) -> NSRange {
    NSRange(location: range.location, length: range.length > 0 ? range.length : length - range.location)
  }
}
