import Foundation
import Testing
import WindfallCore

@testable import WindfallGraphics

@Suite("Drawings")
struct VectorImageTests {
  private static let svg = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
      <rect width="10" height="10" fill="#f00"/><rect x="10" width="10" height="10" fill="#00f"/>
    </svg>
    """.utf8)

  /// A page of 20 by 10 points, red on the left and blue on the right.
  private static let pdf: Data = {
    let marks = "1 0 0 rg 0 0 10 10 re f 0 0 1 rg 10 0 10 10 re f"
    let objects = [
      "<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Kids [3 0 R] /Count 1>>",
      "<</Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Contents 4 0 R>>",
      "<</Length \(marks.count)>>\nstream\n\(marks)\nendstream",
    ]
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 5\n0000000000 65535 f \n"
    for place in places { text += "\(String(repeating: "0", count: 10 - "\(place)".count))\(place) 00000 n \n" }
    return Data((text + "trailer\n<</Size 5 /Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n").utf8)
  }()

  @Test("A drawing is stretched to its rectangle", arguments: [svg, pdf])
  func stretched(data: Data) throws {
    #expect(VectorImage(data)?.size == CGSize(width: 20, height: 10))
    let picture = try Picture(width: 50, height: 50, .image(data, in: CGRect(x: 5, y: 5, width: 40, height: 40)))
    #expect(picture[10, 10] == .red && picture[10, 40] == .red)
    #expect(picture[40, 10] == .blue && picture[40, 40] == .blue)
    #expect(picture.ink == CGRect(x: 5, y: 5, width: 40, height: 40))
  }

  @Test("A drawing with a tint is its shape in that colour", arguments: [svg, pdf])
  func tinted(data: Data) throws {
    let picture = try Picture(
      width: 40, height: 20, .image(data, tint: .black, in: CGRect(x: 0, y: 0, width: 20, height: 10)))
    #expect(picture[5, 5] == .black && picture[15, 5] == .black && picture[30, 5] == .white)
  }

  @Test("Without a size, an SVG drawing has that of its view box")
  func viewBox() {
    let text = #"<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"/>"#
    #expect(VectorImage(Data(text.utf8))?.size == CGSize(width: 24, height: 12))
  }

  @Test("A drawing loads nothing from other files")
  func isolated() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    let red = DisplayList(
      size: CGSize(width: 1, height: 1), scale: 1, background: .red, root: DisplayGroup(items: []))
    try PNGRenderer().render(red).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10">
        <image width="10" height="10" xlink:href="\(file.absoluteString)"/>
      </svg>
      """
    let picture = try Picture(
      width: 10, height: 10, .image(Data(text.utf8), in: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(picture.ink == nil)
  }

  @Test(
    "What is no drawing, or one that is cut short, is none",
    arguments: [Data(), Data("text".utf8), svg.prefix(60), Data("<html></html>".utf8), Data("%PDF-1.4\n".utf8)])
  func damaged(data: Data) {
    #expect(VectorImage(data) == nil)
  }
}
