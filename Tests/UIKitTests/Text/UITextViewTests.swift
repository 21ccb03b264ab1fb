import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UITextViewTests {
  @Test func `A tap gives it the keyboard, and its delegate hears of the editing`() throws {
    final class Delegate: NSObject, UITextViewDelegate {
      var entries: [String] = []
      func textViewDidBeginEditing(_ textView: UITextView) { entries.append("begin") }
      func textViewDidChange(_ textView: UITextView) { entries.append(textView.text) }
      func textViewDidEndEditing(_ textView: UITextView) { entries.append("end") }
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        text != "x"
      }
    }
    let delegate = Delegate()
    try withWindow { _, root in
      let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
      view.delegate = delegate
      root.addSubview(view)
      view.tapCentre()
      #expect(view.isFirstResponder)
      UIApplication.shared.deliver(.key(.insert("Hxi")))
      UIApplication.shared.deliver(.key(.return))
      UIApplication.shared.deliver(.key(.deleteBackward))
      view.resignFirstResponder()
      #expect(delegate.entries == ["begin", "H", "Hi", "Hi\n", "Hi", "end"])
      let element = try #require(Element.onScreen(.textView).first)
      #expect(element.value == "Hi")
      view.isEditable = false
      view.tapCentre()
      #expect(!view.isFirstResponder)
    }
  }

  @Test func `It has no font until it has a text, and none once that was taken`() {
    let view = UITextView()
    #expect(view.font == nil)
    view.text = "text"
    #expect(view.font?.pointSize == 12)
    view.font = .systemFont(ofSize: 20)
    #expect(view.font?.pointSize == 20)
    view.font = nil
    #expect(view.font == nil)
    let styled = UITextView()
    styled.attributedText = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 8)])
    #expect(styled.font?.pointSize == 8)
  }

  @Test func `A delegate may be asked for ranges`() {
    final class Delegate: NSObject, UITextViewDelegate {
      func textView(
        _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
      ) -> Bool { ranges.map(\.rangeValue.location) == [textView.text.count] && text != "x" }

      func textView(
        _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
      ) -> UIMenu? { UIMenu(title: "\(ranges.map(\.rangeValue.location))") }
    }
    let delegate = Delegate()
    withWindow { _, root in
      let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
      view.delegate = delegate
      root.addSubview(view)
      view.tapCentre()
      UIApplication.shared.deliver(.key(.insert("Hxi")))
      #expect(view.text == "Hi")
      #expect(view.editMenu(suggesting: [])?.title == "[2]")
      view.resignFirstResponder()
    }
  }

  @Test func `Its content is as tall as its text`() {
    withWindow { _, root in
      let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
      root.addSubview(view)
      view.text = String(repeating: "many words ", count: 100)
      root.layoutIfNeeded()
      #expect(view.contentSize.height > 300)
      view.isScrollEnabled = false
      #expect(view.intrinsicContentSize.height == view.contentSize.height)
    }
  }

  @Test func `Its selection takes keys, and is told before the change of the text`() {
    final class Delegate: NSObject, UITextViewDelegate {
      var log: [String] = []
      func textViewDidChange(_ textView: UITextView) { log.append("change") }
      func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection \(textView.selectedRange)") }
    }
    let delegate = Delegate()
    withWindow { _, root in
      let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
      root.addSubview(view)
      view.attributedText = NSAttributedString(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      view.delegate = delegate
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 0, length: 3)
      UIApplication.shared.deliver(.key(.insert("1")))
      #expect(view.text == "1 two")
      #expect(delegate.log == ["selection {0, 3}", "selection {1, 0}", "change"])
      #expect(view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
    }
  }

  @Test func `Its container limits and indents the lines`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "many words that need some lines"
    let tall = view.sizeThatFits(CGSize(width: 100, height: 0)).height
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height < tall)
    view.textContainer.maximumNumberOfLines = 0
    view.textContainer.lineFragmentPadding = 30
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height > tall)
  }
}
