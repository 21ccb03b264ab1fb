import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct NSParagraphStyleTests {
  private func text(_ string: String, _ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(string: string, attributes: [.paragraphStyle: style])
  }

  @Test func `Styles are equal by value, and copies change by themselves`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy == style)
    style.lineSpacing = 5
    #expect(copy?.lineSpacing == 4 && copy != style)
    #expect((copy?.mutableCopy() as? NSMutableParagraphStyle)?.alignment == .center)
  }

  @Test func `A label sets its lines as the style says`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    label.numberOfLines = 0
    label.attributedText = text("one\ntwo") { _ in }
    let height = label.intrinsicContentSize.height
    label.attributedText = text("one\ntwo") { $0.lineSpacing = 10 }
    #expect(label.intrinsicContentSize.height == height + 10)
    label.attributedText = text("one\ntwo") { $0.minimumLineHeight = 100 }
    #expect(label.intrinsicContentSize.height > 100)
    label.attributedText = text("one") { $0.alignment = .right }
    guard case .text(let drawn)? = label.drawContents().first else {
      Issue.record("no text")
      return
    }
    #expect(drawn.origin.x > 150)
  }
}
