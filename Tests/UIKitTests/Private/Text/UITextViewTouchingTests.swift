import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@Suite(.serialized) @MainActor struct UITextViewTouchingTests {
  private func withText(_ body: (UITextView) throws -> Void) rethrows {
    try withWindow { _, root in
      let view = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
      view.font = .systemFont(ofSize: 20)
      view.text = "one two\nthree\n\nfour"
      root.addSubview(view)
      UIPasteboard.general.items = []
      try body(view)
      view.resignFirstResponder()
    }
  }

  private var menu: [String] { Element.onScreen(.menuItem).map(\.label) }

  private func choose(_ title: String) { tap(Element.onScreen(.menuItem).first { $0.label == title }) }

  /// The middle of a line, near its start.
  private func point(onLine line: Int, x: CGFloat = 10) -> CGPoint {
    CGPoint(x: x, y: 208 + UIFont.systemFont(ofSize: 20).lineHeight * (CGFloat(line) + 0.5))
  }

  @Test func `Words are selected where they are tapped`() {
    withText { view in
      Fingers.tap(point(onLine: 0))
      for (line, word) in [(0, "one"), (1, "three"), (3, "four")] {
        Fingers.tap(point(onLine: line), tapCount: 2)
        #expect((view.text as NSString).substring(with: view.selectedRange) == word)
      }
      #expect(menu == ["Cut", "Copy", "Select All"])
      Fingers.tap(point(onLine: 2), tapCount: 2)
      #expect(view.selectedRange == NSRange(location: 14, length: 0) && menu == ["Select", "Select All"])
    }
  }

  @Test func `Lines are pasted as they are`() {
    withText { view in
      view.text = ""
      UIPasteboard.general.string = "a\nb"
      Fingers.press(point(onLine: 0))
      choose("Paste")
      #expect(view.text == "a\nb")
    }
  }

  @Test func `A text that cannot be edited can be copied`() {
    withText { view in
      view.isEditable = false
      Fingers.press(point(onLine: 1))
      #expect(!view.isFirstResponder && menu == ["Copy", "Select All"])
      choose("Copy")
      #expect(UIPasteboard.general.string == "three")
      view.isSelectable = false
      Fingers.press(point(onLine: 1))
      #expect(menu == [])
    }
  }
}
