import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct TextEditingPlacesTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  init() {
    view.font = .systemFont(ofSize: 20)
    view.text = "ab\n\ncdef"
  }

  private func position(_ offset: Int) throws -> UITextPosition {
    try #require(view.position(from: view.beginningOfDocument, offset: offset))
  }

  @Test func `The caret stands before a character, on its line`() throws {
    let line = UIFont.systemFont(ofSize: 20).lineHeight
    let places = try [0, 2, 3, 4, 8].map { view.caretRect(for: try position($0)) }
    #expect(places.map { Int(($0.minY - 8) / line) } == [0, 0, 1, 2, 2])
    #expect(places.map { $0.minX == 5 } == [true, false, true, true, false] && places[0].height == line)
    let range = try #require(view.textRange(from: try position(4), to: try position(6)))
    let rect = view.firstRect(for: range)
    let end = view.caretRect(for: try position(6))
    #expect(rect.minX == 5 && rect.width == end.minX - 5)
  }

  @Test func `Each place leads back to its character`() throws {
    for offset in [0, 1, 2, 3, 4, 6, 8] {
      let rect = view.caretRect(for: try position(offset))
      let found = view.closestPosition(to: CGPoint(x: rect.minX, y: rect.midY))
      #expect(found.map { view.offset(from: view.beginningOfDocument, to: $0) } == offset)
    }
    let rect = view.caretRect(for: try position(5))
    #expect(view.characterRange(at: CGPoint(x: rect.minX, y: rect.midY)).flatMap { view.text(in: $0) } == "d")
    #expect(view.markedTextRange == nil)
  }
}
