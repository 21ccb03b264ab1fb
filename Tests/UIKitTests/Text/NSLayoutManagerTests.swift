import Foundation
import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct NSLayoutManagerTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 100, height: 0))

  init() {
    storage = NSTextStorage(string: "one two three four", attributes: [.font: font])
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    container.lineFragmentPadding = 0
  }

  @Test func `A text takes the room that it takes in a label`() {
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = storage.string
    let size = label.sizeThatFits(CGSize(width: 100, height: 0))
    let used = manager.usedRect(for: container)
    #expect(used.height <= size.height && used.height > font.lineHeight * 1.9 && abs(size.width - used.width) < 1)
    container.lineFragmentPadding = 5
    container.size.width = 110
    #expect(abs(manager.usedRect(for: container).width - used.width - 10) < 0.001)
    container.maximumNumberOfLines = 1
    #expect(manager.usedRect(for: container).height < size.height)
  }

  @Test func `Ranges have their places, and places their characters`() {
    let text = storage.string as NSString
    for word in ["one", "two", "three", "four"] {
      let range = text.range(of: word)
      let rect = manager.boundingRect(forGlyphRange: range, in: container)
      #expect(abs(rect.width - (word as NSString).size(withAttributes: [.font: font]).width) < 0.01)
      for (point, index) in [
        (CGPoint(x: rect.minX + 1, y: rect.midY), range.location),
        (CGPoint(x: rect.maxX - 1, y: rect.midY), NSMaxRange(range) - 1),
      ] {
        #expect(
          manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil) == index)
      }
    }
    #expect(manager.boundingRect(forGlyphRange: text.range(of: "three"), in: container).minX == 0)
  }

  @Test func `A space that ends a line has no width`() {
    let line = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
    let space = manager.boundingRect(forGlyphRange: NSRange(location: 7, length: 1), in: container)
    #expect(space == CGRect(x: line.maxX, y: 0, width: 0, height: line.height))
  }

  @Test func `Points outside have the nearest character`() {
    var fraction: CGFloat = -1
    func index(_ x: CGFloat, _ y: CGFloat) -> Int {
      manager.characterIndex(
        for: CGPoint(x: x, y: y), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    }
    #expect(index(-10, -10) == 0 && fraction == 0)
    #expect(index(500, 500) == storage.length - 1 && fraction == 1)
    #expect(index(99, 1) == 7)
  }

  @Test func `Lines are those that are drawn, with what ends them`() {
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, used, _, range, _ in
      #expect(rect.width == 100 && used.width <= 100)
      ranges.append(range)
    }
    #expect(ranges == [NSRange(location: 0, length: 8), NSRange(location: 8, length: 10)])
    var range = NSRange()
    #expect(manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: &range).minY > 0 && range.location == 8)
  }

  @Test func `A change of the text is laid out anew`() {
    let before = manager.usedRect(for: container)
    storage.replaceCharacters(in: NSRange(location: 3, length: 15), with: "")
    #expect(manager.usedRect(for: container).height < before.height && manager.numberOfGlyphs == 3)
    storage.removeLayoutManager(manager)
    #expect(manager.usedRect(for: container) == .zero && storage.layoutManagers.isEmpty)
  }
}
