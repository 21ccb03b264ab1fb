import Foundation
import Testing

@testable import WindfallCore

@Suite("Text layout")
struct TextLayoutTests {
  private let font = FontSpec(size: 20, design: .monospaced)
  /// The width of every character.
  private var cell: CGFloat { FontMetrics.width(of: "0", in: font) }

  private func layout(
    _ text: String, columns: CGFloat = .infinity, rows: CGFloat = .infinity,
    _ options: TextLayoutOptions = TextLayoutOptions()
  ) -> TextLayout {
    TextLayout(
      runs: [TextRun(text: text, font: font)],
      size: CGSize(width: columns * cell, height: rows * font.lineHeight), options: options)
  }

  private func lines(
    _ text: String, columns: CGFloat = .infinity, rows: CGFloat = .infinity,
    _ options: TextLayoutOptions = TextLayoutOptions()
  ) -> [String] {
    layout(text, columns: columns, rows: rows, options).lines.map(\.text)
  }

  @Test("A text that fits is one line")
  func oneLine() {
    let layout = layout("Hello", columns: 5)
    #expect(layout.lines.map(\.text) == ["Hello"])
    #expect(layout.size == TextMeasure.size(of: "Hello", font: font))
    #expect(layout.lines[0].baseline == font.ascender)
    #expect(!layout.isTruncated)
  }

  @Test("The long way gives what the short way gives")
  func shortWay() {
    let short = layout("Hello, world")
    let long = TextLayout(runs: [TextRun(text: "Hello, world", font: font), TextRun(text: "", font: font)])
    #expect(short == long)
  }

  @Test("An empty text has no lines")
  func empty() {
    #expect(layout("").lines.isEmpty)
    #expect(layout("").size == .zero)
    #expect(TextLayout(runs: []).size == .zero)
  }

  @Test("Lines wrap between words, and spaces at a line's end take no room")
  func wordWrap() {
    let layout = layout("the quick brown", columns: 5)
    #expect(layout.lines.map(\.text) == ["the", "quick", "brown"])
    #expect(abs(layout.size.width - 5 * cell) < 1e-9)
    #expect(abs(layout.size.height - 3 * font.lineHeight) < 1e-9)
    #expect(layout.lines[1].baseline == font.lineHeight + font.ascender)
  }

  @Test("A word longer than the line is broken inside")
  func longWord() {
    #expect(lines("incomprehensible", columns: 6) == ["incomp", "rehens", "ible"])
  }

  @Test("Lines end at newlines, and one at the end starts an empty line")
  func newlines() {
    #expect(lines("a\nb\r\nc") == ["a", "b", "c"])
    #expect(lines("a\n\nb\n") == ["a", "", "b", ""])
    #expect(abs(layout("a\n").size.height - 2 * font.lineHeight) < 1e-9)
  }

  @Test("Lines may end after hyphens but not before numbers or inside of no-break spaces")
  func hyphens() {
    #expect(lines("well-known", columns: 6) == ["well-", "known"])
    #expect(lines("ab 2024-01", columns: 7) == ["ab", "2024-01"])
    #expect(lines("a\u{A0}b c", columns: 4) == ["a\u{A0}b", "c"])
    #expect(lines("is -five", columns: 5) == ["is", "-five"])
  }

  @Test("East Asian text breaks between characters, not before its full stop")
  func eastAsian() {
    let font = FontSpec(size: 10)
    let text = TextLayout(
      runs: [TextRun(text: "日本語。日本", font: font)], size: CGSize(width: 30, height: CGFloat.infinity))
    #expect(text.lines.map(\.text) == ["日本", "語。日", "本"])
  }

  @Test("Character wrapping fills lines")
  func charWrap() {
    #expect(lines("the quick", columns: 5, TextLayoutOptions(lineBreak: .charWrapping)) == ["the q", "uick"])
  }

  @Test(
    "The last line allowed has an ellipsis",
    arguments: [
      (TextLayoutOptions.LineBreak.truncatingTail, ["the", "quick bro…"]),
      (.truncatingHead, ["the", "…d the end"]),
      (.truncatingMiddle, ["the", "quick…end"]),
      (.wordWrapping, ["the", "quick"]),
    ])
  func truncation(lineBreak: TextLayoutOptions.LineBreak, expected: [String]) {
    let options = TextLayoutOptions(lineLimit: 2, lineBreak: lineBreak)
    let layout = layout("the\nquick browner dogs and the end", columns: 10, options)
    #expect(layout.isTruncated)
    #expect(layout.lines.map(\.text) == expected)
  }

  @Test("A text that fits is not truncated")
  func notTruncated() {
    let layout = layout("one two", columns: 3, TextLayoutOptions(lineLimit: 2))
    #expect(layout.lines.map(\.text) == ["one", "two"])
    #expect(!layout.isTruncated)
  }

  @Test("A box too low for all lines truncates, but shows one line at least")
  func lowBox() {
    #expect(lines("one two three", columns: 5, rows: 2.5) == ["one", "two…"])
    #expect(lines("one two three", columns: 5, rows: 0.5) == ["one…"])
    #expect(lines("one", columns: 5, rows: 0) == ["one"])
  }

  @Test("A hidden paragraph leaves an ellipsis even after a short line")
  func hiddenParagraph() {
    #expect(lines("one\ntwo", columns: 9, TextLayoutOptions(lineLimit: 1)) == ["one…"])
  }

  @Test("Clipping keeps the text whole and cuts its picture")
  func clipping() throws {
    let layout = layout("the quick", columns: 5, TextLayoutOptions(lineLimit: 1, lineBreak: .clipping))
    #expect(layout.lines.map(\.text) == ["the quick"])
    #expect(layout.isTruncated)
    #expect(layout.size.width == 5 * cell)
    let rect = CGRect(x: 0, y: 0, width: 5 * cell, height: 30)
    guard case .group(let group) = try #require(layout.displayItems(in: rect).first) else {
      Issue.record("no group")
      return
    }
    #expect(group.clip == .rect(rect))
  }

  @Test("A text that is too long shrinks as far as it may before it is cut")
  func minimumScale() {
    let fits = layout("12345678", columns: 6, TextLayoutOptions(lineLimit: 1, minimumScaleFactor: 0.5))
    #expect(!fits.isTruncated)
    #expect(fits.scale == 0.75)
    #expect(fits.lines[0].pieces[0].run.font.size == 15)
    let cut = layout("12345678", columns: 3, TextLayoutOptions(lineLimit: 1, minimumScaleFactor: 0.5))
    #expect(cut.isTruncated)
    #expect(cut.lines.map(\.text) == ["12345…"])
    let wrapped = layout("one two six", columns: 6, TextLayoutOptions(lineLimit: 2, minimumScaleFactor: 0.5))
    #expect(wrapped.lines.map(\.text) == ["one two", "six"])
  }

  @Test("Line spacing is between lines only")
  func lineSpacing() {
    let layout = layout("a\nb", TextLayoutOptions(lineSpacing: 7))
    #expect(layout.size.height == 2 * font.lineHeight + 7)
    #expect(layout.lines[1].top == font.lineHeight + 7)
  }

  @Test("Runs sit on one baseline and the tallest decides the height")
  func runs() {
    let small = TextRun(text: "small ", font: FontSpec(size: 10), color: .black)
    let large = TextRun(text: "LARGE", font: FontSpec(size: 30), color: .white)
    let layout = TextLayout(runs: [small, large])
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].pieces.map(\.text) == ["small ", "LARGE"])
    #expect(layout.lines[0].pieces[1].x == FontMetrics.width(of: "small ", in: small.font))
    #expect(layout.lines[0].baseline == large.font.ascender)
    #expect(layout.size.height == large.font.lineHeight)
  }

  @Test("A word of several runs stays whole")
  func wordOfRuns() {
    let runs = ["one t", "w", "o"].map { TextRun(text: $0, font: font) }
    let layout = TextLayout(runs: runs, size: CGSize(width: 6 * cell, height: CGFloat.infinity))
    #expect(layout.lines.map(\.text) == ["one", "two"])
  }

  @Test(
    "Lines are aligned in the rectangle they are drawn in",
    arguments: [
      (TextLayoutOptions.Alignment.leading, 10.0), (.center, 60), (.trailing, 110),
    ])
  func alignment(alignment: TextLayoutOptions.Alignment, expected: CGFloat) {
    let layout = layout("ab", TextLayoutOptions(alignment: alignment))
    let items = layout.displayItems(in: CGRect(x: 10, y: 5, width: layout.size.width + 100, height: 50))
    guard items.count == 1, case .text(let text) = items[0] else {
      Issue.record("not one text")
      return
    }
    #expect(abs(text.origin.x - expected) < 1e-9)
    #expect(text.origin.y == 5 + font.ascender)
    #expect(text.text == "ab")
  }
}
