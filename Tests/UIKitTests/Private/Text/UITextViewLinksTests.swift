import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@Suite(.serialized) @MainActor struct UITextViewLinksTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var log: [String] = []

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      log.append("\(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
      return false
    }
  }

  private final class ActingDelegate: NSObject, UITextViewDelegate {
    var log: [String] = []

    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      guard case .link(let url) = textItem.content else { return nil }
      return url.path == "/b" ? UIAction { _ in self.log.append("own") } : nil
    }
  }

  private func withText(_ delegate: any UITextViewDelegate, _ body: (UITextView) -> Void) {
    withWindow { _, root in
      let view = UITextView(frame: CGRect(x: 0, y: 100, width: 160, height: 300))
      let text = NSMutableAttributedString(string: "Read the terms and the whole long policy here")
      for (word, path) in [("terms", "a"), ("whole long policy", "b")] {
        let range = (text.string as NSString).range(of: word)
        text.addAttribute(.link, value: URL(string: "https://example.com/\(path)") as Any, range: range)
      }
      view.attributedText = text
      view.font = .systemFont(ofSize: 17)
      view.isEditable = false
      view.delegate = delegate
      root.addSubview(view)
      CommitCycle.shared.commitIfNeeded()
      body(view)
    }
  }

  private func links() -> [Element] {
    CommitCycle.shared.commitIfNeeded()
    return CommitCycle.shared.frame.elements.all(.link)
  }

  @Test func `Links of a text that is not edited are elements, and the delegate is asked when one is tapped`() {
    let delegate = Delegate()
    withText(delegate) { view in
      #expect(links().map(\.label) == ["terms", "whole long policy"])
      let places = view.subviews.compactMap { $0 as? TextLinkView }
      // The second one goes over two lines.
      #expect(places.map { ($0.frame.height / UIFont.systemFont(ofSize: 17).lineHeight).rounded() } == [1, 2])
      if let first = places.first { Fingers.tap(first.convert(CGPoint(x: 5, y: 5), to: nil)) }
      #expect(delegate.log == ["https://example.com/a 9+5"])
      Fingers.tap(view.convert(CGPoint(x: 10, y: 12), to: nil))
      #expect(delegate.log.count == 1)
      view.isSelectable = false
      #expect(links().isEmpty)
      view.isSelectable = true
      view.isEditable = true
      #expect(links().isEmpty)
    }
  }

  @Test func `A delegate may give an action of its own, or none`() {
    let delegate = ActingDelegate()
    withText(delegate) { view in
      for link in view.subviews.compactMap({ $0 as? TextLinkView }) { view.follow(link) }
      #expect(delegate.log == ["own"])
    }
  }
}
