import Testing

@testable import UIKit

struct AttributeContainerTests {
  @Test func `A container takes over the attributes of a text`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let font = UIFont.systemFont(ofSize: 12)
    let attachment = NSTextAttachment()
    let container = AttributeContainer([
      .font: font, .foregroundColor: UIColor.red, .kern: 2, .underlineStyle: NSUnderlineStyle.single.rawValue,
      .paragraphStyle: style, .link: "left out", .underlineColor: UIColor.blue, .attachment: attachment,
    ])
    let text = NSAttributedString.uiKit(AttributedString("a"), over: container)
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == font)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.kern] as? CGFloat == 2 && attributes[.underlineColor] as? UIColor == .blue)
    #expect(attributes[.attachment] as? NSTextAttachment === attachment)
    #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect(AttributeContainer([:]) == AttributeContainer())
  }
}
