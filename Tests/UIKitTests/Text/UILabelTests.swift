import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UILabelTests {
  @Test func `A label is as large as its text, in whole pixels`() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = "Hello"
    let exact = TextMeasure.size(of: "Hello", font: FontSpec(size: 17))
    let size = label.intrinsicContentSize
    #expect(size.width >= exact.width && size.width < exact.width + 1 / 3)
    #expect(size.height >= exact.height && size.height < exact.height + 1 / 3)
    label.sizeToFit()
    #expect(label.bounds.size == size)
  }

  @Test func `Lines break where the width ends, up to the limit`() {
    let label = UILabel()
    label.text = "one two three four five six"
    let line = label.intrinsicContentSize.height
    label.numberOfLines = 0
    let narrow = label.sizeThatFits(CGSize(width: 60, height: 0))
    #expect(narrow.width <= 60)
    #expect(narrow.height > line * 2)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height < narrow.height)
  }

  @Test func `A label is a static text`() throws {
    let label = UILabel()
    label.text = "Total"
    label.accessibilityIdentifier = "total"
    let element = try #require(label.publishedElements().first)
    #expect((element.type, element.label, element.identifier) == (.staticText, "Total", "total"))
    #expect(label.accessibilityLabel == "Total")
    label.accessibilityLabel = "Sum"
    #expect(label.publishedElements().first?.label == "Sum")
    // The trait comes with what reads the screen: unit tests do not see it (square/Blueprint, pull request 541).
    #expect(label.accessibilityTraits == .none)
    label.accessibilityTraits = .button
    #expect(label.publishedElements().first?.type == .button)
  }

  @Test func `Text colours follow the appearance`() {
    let label = UILabel()
    label.text = "x"
    @MainActor func color() -> DisplayColor? {
      guard case .text(let text)? = label.drawContents().first else { return nil }
      return text.color
    }
    #expect(color() == .black)
    label.overrideUserInterfaceStyle = .dark
    #expect(color() == .white)
  }

  @Test func `Attributes of a part of the text are drawn`() {
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.attributedText = text
    #expect(label.text == "ab")
    let pieces = label.drawContents().compactMap { item -> String? in
      guard case .text(let piece) = item else { return nil }
      return "\(piece.text) \(piece.color.red)"
    }
    #expect(pieces == ["a 0.0", "b 1.0"])
  }

  @Test func `A styled text gives the label its first style, and takes what the label is given later`() throws {
    let (large, small) = (UIFont.systemFont(ofSize: 30), UIFont.systemFont(ofSize: 9))
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: large, .foregroundColor: UIColor.red])
    text.addAttribute(.font, value: small, range: NSRange(location: 1, length: 1))
    let label = UILabel()
    label.attributedText = text
    #expect(label.font == large && label.textColor == .red)
    #expect(label.attributedText == text)
    label.text = "plain"
    #expect(label.font == large && label.textColor == .red)
    label.attributedText = text
    label.font = small
    label.textColor = .blue
    let fonts = [0, 1].map { label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
    #expect(fonts == [small, small])
    #expect(label.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
    label.attributedText = NSAttributedString(string: "without")
    #expect(label.font == small && label.textColor == .blue)
  }

  @Test func `Each font of a styled text follows the content size category`() {
    let (body, fixed) = (UIFont.preferredFont(forTextStyle: .body), UIFont.systemFont(ofSize: 9))
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: body])
    text.addAttribute(.font, value: fixed, range: NSRange(location: 1, length: 1))
    let label = UILabel()
    label.attributedText = text
    label.adjustsFontForContentSizeCategory = true
    #expect(label.attributedText == text)
    label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    let fonts = [0, 1].map { label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
    #expect(fonts.map { $0?.pointSize } == [33, 9] && label.font.pointSize == 33)
  }

  @Test func `A label with neither a text nor a size is no element`() {
    withWindow { _, root in
      let label = UILabel()
      label.accessibilityIdentifier = "state"
      root.addSubview(label)
      #expect(CommitCycle.shared.frame.elements.element(of: label.viewID) == nil)
      label.text = "Done"
      label.sizeToFit()
      #expect(CommitCycle.shared.frame.elements.element(of: label.viewID)?.label == "Done")
    }
  }
}
