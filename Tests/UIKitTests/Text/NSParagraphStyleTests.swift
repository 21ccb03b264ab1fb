import Testing
@testable @_spi(Windfall) import UIKit
import WindfallCore

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

  @Test func `Tabulators are kept in order, and are the standard ones without any`() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.count == 12 && style.tabStops.first?.location == 28)
    style.tabStops = [NSTextTab(textAlignment: .right, location: 90)]
    style.addTabStop(NSTextTab(textAlignment: .left, location: 40))
    style.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    #expect(style.tabStops.map(\.location) == [40, 90])
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 90))
    #expect(style.tabStops.map(\.location) == [40])
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy == style && copy?.lineBreakStrategy.rawValue == 3)
    style.tabStops = nil
    #expect(style.tabStops.count == 12 && copy != style)
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

@MainActor struct NSTextAttachmentTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 60)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 60))
  }

  private func label(_ attachment: NSTextAttachment) -> UILabel {
    let text = NSMutableAttributedString(string: "Fig ")
    text.append(NSAttributedString(attachment: attachment))
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.attributedText = text
    return label
  }

  @Test func `A picture in a text takes its room, and stands on the baseline`() {
    let plain = UILabel()
    plain.font = .systemFont(ofSize: 17)
    plain.text = "Fig "
    plain.attributedText = NSAttributedString(string: "Fig i")
    let attachment = NSTextAttachment(image: image)
    #expect(label(attachment).intrinsicContentSize.height > 60)
    #expect(label(attachment).intrinsicContentSize.width > 40 + 20)
    attachment.bounds = CGRect(x: 0, y: -4, width: 10, height: 10)
    #expect(label(attachment).intrinsicContentSize.height == plain.intrinsicContentSize.height)
  }

  @Test func `A picture in a text is drawn where it stands`() throws {
    let label = label(NSTextAttachment(image: image))
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
    let groups = label.drawContents().compactMap { item -> DisplayGroup? in
      guard case .group(let group) = item else { return nil }
      return group
    }
    let group = try #require(groups.first)
    #expect(groups.count == 1 && !group.items.isEmpty)
    #expect(group.transform.tx > 20 && group.transform.tx < 60)
  }
}

@MainActor struct NSAttributedStringTests {
  @Test func `Texts are measured with their attributes`() {
    let font = UIFont.systemFont(ofSize: 20)
    let size = "Hello".size(withAttributes: [.font: font])
    #expect(size == TextMeasure.size(of: "Hello", font: font.spec))
    #expect(NSAttributedString(string: "Hello", attributes: [.font: font]).size() == size)
    let text = "many words that need some lines" as NSString
    let box = CGSize(width: 100, height: 1000)
    let line = text.boundingRect(with: box, attributes: [.font: font], context: nil)
    let lines = text.boundingRect(
      with: box, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(line.width > 100 && lines.width <= 100)
    #expect(lines.height > 2 * line.height)
  }

  @Test func `Backgrounds are drawn behind their part of the text`() {
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(string: "b", attributes: [.backgroundColor: UIColor.red]))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.attributedText = text
    let fills = label.drawContents().compactMap { item -> CGRect? in
      guard case .fill(.rect(let rect), .color(DisplayColor(red: 1, green: 0, blue: 0))) = item else { return nil }
      return rect
    }
    #expect(fills.count == 1)
    #expect((fills.first?.minX ?? 0) > 0)
  }
}
