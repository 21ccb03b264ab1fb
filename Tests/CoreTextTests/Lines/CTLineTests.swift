@_spi(Windfall) import CoreGraphics
import CoreText
import Testing
@_spi(Windfall) import UIKit
import WindfallCore

@MainActor @Suite("Lines of Core Text")
struct CTLineTests {
  private func text(_ string: String, size: CGFloat = 20) -> NSAttributedString {
    NSAttributedString(
      string: string,
      attributes: [NSAttributedString.Key(kCTFontAttributeName as String): UIFont.systemFont(ofSize: size)])
  }

  private func width(_ string: String) -> CGFloat { text(string).size().width }

  @Test("A line is as wide as its text with the spaces at the end, and as high as its font")
  func bounds() {
    let font = UIFont.systemFont(ofSize: 20)
    let line = CTLineCreateWithAttributedString(text("Hello  "))
    var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(-1))
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(ascent == font.ascender && descent == -font.descender && leading == font.leading)
    let spaces = CTLineGetTrailingWhitespaceWidth(line)
    #expect(spaces > 0)
    #expect(
      abs(
        width - spaces
          - Double(
            CTLineGetBoundsWithOptions(
              CTLineCreateWithAttributedString(text("Hello")), []
            ).width)) < 0.01)
    #expect(CTLineGetImageBounds(line, nil).width < CGFloat(width))
    #expect(CTLineGetGlyphCount(line) == 7)
  }

  @Test("Places and characters lead to each other")
  func places() {
    let line = CTLineCreateWithAttributedString(text("One 🙂 two"))
    var last: CGFloat = -1
    for index in [0, 1, 2, 3, 4, 6, 7, 8, 9, 10] {
      let x = CTLineGetOffsetForStringIndex(line, index, nil)
      #expect(x > last)
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: x + 0.1, y: 0)) == index)
      last = x
    }
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -50, y: 0)) == 0)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 5000, y: 0)) == 10)
  }

  @Test("A line that is too long loses characters for a token")
  func truncation() throws {
    let line = CTLineCreateWithAttributedString(text("Constantinople"))
    let token = CTLineCreateWithAttributedString(text("…"))
    let whole = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(CTLineCreateTruncatedLine(line, whole + 1, .end, token) === line)
    for type in [CTLineTruncationType.start, .end, .middle] {
      let short = try #require(CTLineCreateTruncatedLine(line, whole / 2, type, token))
      #expect(CTLineGetTypographicBounds(short, nil, nil, nil) <= whole / 2)
      #expect(CTLineGetGlyphCount(short) > 4)
    }
    #expect(CTLineCreateTruncatedLine(line, 1, .end, token) == nil)
  }

  @Test("Runs have attributes and places of their own")
  func runs() throws {
    let text = NSMutableAttributedString(attributedString: text("small "))
    text.append(self.text("large", size: 40))
    let line = CTLineCreateWithAttributedString(text)
    let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
    #expect(runs.map { CTRunGetStringRange($0).location } == [0, 6])
    #expect(runs.map { CTRunGetGlyphCount($0) } == [6, 5])
    let sizes = runs.map { ((CTRunGetAttributes($0) as NSDictionary)[kCTFontAttributeName] as? UIFont)?.pointSize }
    #expect(sizes == [20, 40])
    let all = CFRange(location: 0, length: 0)
    let widths = runs.map { CTRunGetTypographicBounds($0, all, nil, nil, nil) }
    #expect(abs(widths.reduce(0, +) - CTLineGetTypographicBounds(line, nil, nil, nil)) < 0.01)
    var position = CGPoint.zero
    CTRunGetPositions(runs[1], CFRange(location: 0, length: 1), &position)
    #expect(abs(Double(position.x) - widths[0]) < 0.01)
    var advances = [CGSize](repeating: .zero, count: 5)
    CTRunGetAdvances(runs[1], all, &advances)
    #expect(abs(advances.reduce(0) { $0 + Double($1.width) } - widths[1]) < 0.01)
  }

  @Test("A line is drawn upright at the text position, in a context that was turned over")
  func drawing() {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 20),
      NSAttributedString.Key(kCTForegroundColorAttributeName as String): UIColor.red.cgColor,
    ]
    let line = CTLineCreateWithAttributedString(NSAttributedString(string: "Red", attributes: attributes))
    let context = CGContext()
    context.textMatrix = .identity
    context.translateBy(x: 0, y: 40)
    context.scaleBy(x: 1, y: -1)
    context.textPosition = CGPoint(x: 5, y: 10)
    CTLineDraw(line, context)
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(context.textPosition == CGPoint(x: 5 + width, y: 10))
    guard case .group(let group)? = context.items.first, case .text(let text)? = group.items.first else {
      Issue.record("no text was drawn: \(context.items)")
      return
    }
    #expect(text.text == "Red" && text.color == UIColor.red.displayColor(with: .current))
    let place = text.origin.applying(group.transform)
    #expect(abs(place.x - 5) < 0.001 && abs(place.y - 30) < 0.001)
    #expect(group.transform.a == 1 && group.transform.d == 1)
  }
}
