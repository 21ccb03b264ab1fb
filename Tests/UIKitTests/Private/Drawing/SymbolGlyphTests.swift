import Testing
import WindfallCore

@_spi(Windfall) @testable import UIKit

@MainActor @Suite struct SymbolGlyphTests {
  private func items(_ name: String, in rect: CGRect = CGRect(x: 10, y: 20, width: 21, height: 21)) -> [DisplayItem]? {
    SymbolGlyph(name)?.items(in: rect, color: .black, lineWidth: 1)
  }

  @Test("Every drawing stays in its square, and begins with a move", arguments: SymbolOutline.table.keys.sorted())
  func drawing(name: String) throws {
    let outline = try #require(SymbolOutline.named(name))
    let segments = outline.segments(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    guard case .move? = segments.first else { return #expect(Bool(false), "\(name) begins without a move") }
    #expect(segments.count > 1)
    for segment in segments {
      switch segment {
      case .move(let point), .line(let point), .curve(let point, _, _), .quad(let point, _):
        #expect(CGRect(x: -0.01, y: -0.01, width: 1.02, height: 1.02).contains(point), "\(name) \(point)")
      case .close: break
      }
    }
  }

  @Test("A chevron is two lines, as wide and high as its symbol")
  func chevron() throws {
    let drawn = try #require(items("chevron.right", in: CGRect(x: 0, y: 0, width: 9, height: 17)))
    guard case .stroke(.segments(let segments), _, _)? = drawn.first else { return #expect(drawn.isEmpty) }
    #expect(
      segments == [
        .move(CGPoint(x: 0.5, y: 0.5)), .line(CGPoint(x: 8.5, y: 8.5)), .line(CGPoint(x: 0.5, y: 16.5)),
      ])
    #expect(items("chevron.forward")?.count == 1)
  }

  @Test("A glyph in a circle is inside of it, and white on a filled one")
  func framed() throws {
    let open = try #require(items("plus.circle"))
    let filled = try #require(items("plus.circle.fill"))
    #expect(open.count == 2 && filled.count == 2)
    guard case .fill? = filled.first, case .stroke(_, .color(let color), _)? = filled.last else {
      return #expect(filled.isEmpty)
    }
    #expect(color == .white)
  }

  @Test("A symbol that is struck out has one more line, a filled one none")
  func variants() throws {
    #expect(items("eye.slash")?.count == 2)
    guard case .fill? = items("heart.fill")?.first else { return #expect(Bool(false), "the heart is not filled") }
  }

  @Test("Names that nobody has drawn are boxes")
  func unknown() throws {
    #expect(items("allergens") == nil && items("bolt.horizontal.circle") == nil)
    let image = try #require(UIImage(systemName: "allergens"))
    guard case .stroke(.roundedRect, _, _)? = image.displayItems(in: .zero, tintColor: .black).first else {
      return #expect(Bool(false), "there is no box")
    }
  }
}
