import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

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
