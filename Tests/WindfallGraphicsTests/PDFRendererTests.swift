import Foundation
import Testing
import WindfallCore

@testable import WindfallGraphics

@Suite("Documents")
struct PDFRendererTests {
  private func page(_ items: DisplayItem...) -> DisplayList {
    DisplayList(
      size: CGSize(width: 20, height: 10), scale: 1, background: .clear, root: DisplayGroup(items: items))
  }

  private func fill(_ x: CGFloat, _ color: DisplayColor) -> DisplayItem {
    .fill(.rect(CGRect(x: x, y: 0, width: 10, height: 10)), .color(color))
  }

  private func count(_ text: String, in data: Data) -> Int {
    var (rest, count) = (data[...], 0)
    while let range = rest.range(of: Data(text.utf8)) { (rest, count) = (rest[range.upperBound...], count + 1) }
    return count
  }

  @Test("A page has its size and shows what was drawn, upright")
  func drawn() throws {
    let red = DisplayColor(red: 1, green: 0, blue: 0, alpha: 1)
    let data = try PDFRenderer().render(
      DisplayDocument(pages: [
        page(fill(0, red), .fill(.rect(CGRect(x: 10, y: 0, width: 10, height: 5)), .color(.black)))
      ]))
    #expect(data.starts(with: Data("%PDF-".utf8)))
    #expect(VectorImage(data)?.size == CGSize(width: 20, height: 10))
    let picture = try Picture(
      width: 20, height: 10, .image(data, tint: nil, in: CGRect(x: 0, y: 0, width: 20, height: 10)))
    #expect(picture[5, 5] == .red && picture[15, 2] == .black && picture[15, 8] == .white)
  }

  @Test("A document has as many pages as were drawn, and says what it is")
  func pages() throws {
    var information = DisplayDocument.Information()
    (information.title, information.author) = ("Invoice", "Ann")
    let document = DisplayDocument(pages: [page(), page(fill(0, .black)), page()], information: information)
    let data = try PDFRenderer().render(document)
    #expect(count("/MediaBox", in: data) == 3)
    #expect(count("(Invoice)", in: data) == 1 && count("(Ann)", in: data) == 1)
  }

  @Test("Shadows are in a document, too")
  func shadows() throws {
    let shadow = DisplayGroup.Shadow(color: .black, radius: 0, offset: CGSize(width: 10, height: 0))
    let red = DisplayColor(red: 1, green: 0, blue: 0, alpha: 1)
    let data = try PDFRenderer().render(
      DisplayDocument(pages: [page(.group(DisplayGroup(shadow: shadow, items: [fill(0, red)])))]))
    let picture = try Picture(
      width: 20, height: 10, .image(data, tint: nil, in: CGRect(x: 0, y: 0, width: 20, height: 10)))
    #expect(picture[5, 5] == .red && picture[15, 5] == .black)
  }
}
