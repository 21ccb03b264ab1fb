import CoreText
import Testing
import UIKit

@MainActor @Suite("Frames of Core Text")
struct CTFramesetterTests {
  private let text = NSAttributedString(
    string: "The quick brown fox jumps over the lazy dog and runs away.",
    attributes: [.font: UIFont.systemFont(ofSize: 20)])
  private let all = CFRange(location: 0, length: 0)

  @Test("A text takes as many lines as its width asks for")
  func size() {
    let setter = CTFramesetterCreateWithAttributedString(text)
    var fit = CFRange()
    let wide = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, all, nil, CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude), &fit)
    #expect(fit.length == text.length && abs(wide.width - text.size().width) < 1)
    let narrow = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, all, nil, CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), &fit)
    #expect(narrow.width <= 200 && narrow.height > wide.height * 2 && fit.length == text.length)
    let low = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, all, nil, CGSize(width: 200, height: wide.height + 1), &fit)
    #expect(abs(low.height - wide.height) < 0.01 && fit.length < text.length && fit.length > 0)
  }

  @Test("A frame has the lines that fit into it, from the top, with their baselines")
  func lines() throws {
    let setter = CTFramesetterCreateWithAttributedString(text)
    let font = UIFont.systemFont(ofSize: 20)
    let box = CGRect(x: 10, y: 10, width: 200, height: font.lineHeight * 2.5)
    let frame = CTFramesetterCreateFrame(setter, all, CGPath(rect: box, transform: nil), nil)
    let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
    #expect(lines.count == 2)
    var origins = [CGPoint](repeating: .zero, count: 2)
    CTFrameGetLineOrigins(frame, all, &origins)
    #expect(origins[0].x == 0 && abs(origins[0].y - (box.height - font.ascender)) < 0.01)
    #expect(abs(origins[0].y - origins[1].y - font.lineHeight) < 0.5)
    let ranges = lines.map { CTLineGetStringRange($0) }
    #expect(ranges[0].location == 0 && ranges[1].location == ranges[0].length)
    #expect(CTFrameGetVisibleStringRange(frame).length == ranges[0].length + ranges[1].length)
    #expect(CTFrameGetStringRange(frame).length == text.length)
    let rest = CTFramesetterCreateFrame(
      setter, CFRange(location: CTFrameGetVisibleStringRange(frame).length, length: 0),
      CGPath(rect: box, transform: nil), nil)
    #expect(CTFrameGetStringRange(rest).location == ranges[1].location + ranges[1].length)
  }

  @Test("A typesetter says where lines break")
  func breaks() {
    let setter = CTTypesetterCreateWithAttributedString(text)
    var (start, parts) = (0, [String]())
    while start < text.length {
      let count = CTTypesetterSuggestLineBreak(setter, start, 200)
      parts.append((text.string as NSString).substring(with: NSRange(location: start, length: count)))
      let line = CTTypesetterCreateLine(setter, CFRange(location: start, length: count))
      #expect(CTLineGetTypographicBounds(line, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(line) <= 200)
      start += count
    }
    #expect(parts.count > 2 && parts.joined() == text.string)
    #expect(parts.dropLast().allSatisfy { $0.hasSuffix(" ") })
    #expect(CTTypesetterSuggestClusterBreak(setter, 0, 200) >= CTTypesetterSuggestLineBreak(setter, 0, 200) - 1)
  }
}
