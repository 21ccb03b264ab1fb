import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@Suite(.serialized) @MainActor struct UITextFieldTouchingTests {
  private final class Delegate: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var menu: (([UIMenuElement]) -> UIMenu?)?

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      log.append("\(range.location),\(range.length) \(string)")
      return true
    }

    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu?(suggestedActions) }

    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      log.append("open")
    }

    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      log.append("close")
    }
  }

  private func withField(_ body: (UITextField, Delegate, UIView) throws -> Void) rethrows {
    try withWindow { _, root in
      let (field, delegate) = (UITextField(frame: CGRect(x: 10, y: 300, width: 300, height: 30)), Delegate())
      field.delegate = delegate
      root.addSubview(field)
      UIPasteboard.general.string = "paste"
      try body(field, delegate, root)
      field.resignFirstResponder()
      UIPasteboard.general.items = []
    }
  }

  private var menu: [String] { Element.onScreen(.menuItem).map(\.label) }

  private func choose(_ title: String) { tap(Element.onScreen(.menuItem).first { $0.label == title }) }

  @Test func `Holding a finger down opens the menu, and what it selects has one in turn`() {
    withField { field, delegate, _ in
      field.text = "one two"
      Fingers.press(CGPoint(x: 290, y: 315))
      #expect(field.isFirstResponder && menu == ["Paste", "Select", "Select All"])
      choose("Select All")
      #expect(menu == ["Cut", "Copy", "Paste"])
      choose("Copy")
      #expect(UIPasteboard.general.string == "one two" && menu == [])
      Fingers.press(CGPoint(x: 290, y: 315))
      choose("Select")
      #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "two")
      choose("Cut")
      #expect(field.text == "one " && UIPasteboard.general.string == "two")
      #expect(delegate.log.filter { $0 != "open" && $0 != "close" } == ["4,3 "])
      #expect(delegate.log.filter { $0 == "open" }.count == delegate.log.filter { $0 == "close" }.count)
    }
  }

  @Test func `A text is pasted at once, on one line`() {
    withField { field, delegate, _ in
      UIPasteboard.general.string = "a\nb"
      let middle = CGPoint(x: 150, y: 315)
      Fingers.tap(middle)
      Fingers.tap(middle, tapCount: 2)
      #expect(menu == ["Paste"])
      choose("Paste")
      #expect(field.text == "a b" && delegate.log == ["open", "close", "0,0 a b"])
    }
  }

  @Test func `A double tap selects the word under it, a triple tap everything, and keys take its place`() {
    withField { field, _, _ in
      field.text = "one two three"
      let place = CGPoint(x: 12, y: 315)
      Fingers.tap(place)
      Fingers.tap(place, tapCount: 2)
      #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "one")
      UIApplication.shared.deliver(.key(.insert("1")))
      #expect(field.text == "1 two three" && menu == [])
      Fingers.tap(place, tapCount: 3)
      UIApplication.shared.deliver(.key(.deleteBackward))
      #expect(field.text == "")
    }
  }

  @Test func `A tap moves the insertion point to the end of a word, and one at its place opens and closes the menu`() {
    withField { field, _, _ in
      field.text = "one two"
      let (start, end) = (CGPoint(x: 12, y: 315), CGPoint(x: 290, y: 315))
      Fingers.tap(start)
      // The tap that gives the keyboard leaves it at the end.
      #expect(field.editor.selection == NSRange(location: 7, length: 0) && menu == [])
      Fingers.tap(start)
      #expect(field.editor.selection == NSRange(location: 0, length: 0) && menu == [])
      Fingers.tap(end)
      Fingers.tap(end)
      #expect(field.editor.selection == NSRange(location: 7, length: 0) && menu == ["Paste", "Select", "Select All"])
      Fingers.tap(end)
      #expect(menu == [])
    }
  }

  @Test func `A touch elsewhere closes the menu and means what it says; so does the end of editing`() {
    withField { field, _, root in
      var taps = 0
      let button = UIButton(
        frame: CGRect(x: 10, y: 500, width: 100, height: 40), primaryAction: UIAction { _ in taps += 1 })
      root.addSubview(button)
      Fingers.press(CGPoint(x: 150, y: 315))
      #expect(menu == ["Paste"])
      button.tapCentre()
      #expect(menu == [] && taps == 1)
      Fingers.press(CGPoint(x: 150, y: 315))
      field.resignFirstResponder()
      #expect(menu == [])
    }
  }

  @Test func `The delegate may change the menu, or have none`() {
    withField { _, delegate, _ in
      delegate.menu = { suggested in
        UIMenu(children: suggested + [UIAction(title: "Own") { _ in delegate.log.append("own") }])
      }
      Fingers.press(CGPoint(x: 150, y: 315))
      #expect(menu == ["Paste", "Own"])
      choose("Own")
      #expect(delegate.log == ["open", "close", "own"])
      delegate.menu = { _ in UIMenu() }
      Fingers.press(CGPoint(x: 150, y: 315))
      #expect(menu == [])
    }
  }

  @Test func `A secure text is not copied`() {
    withField { field, _, _ in
      field.isSecureTextEntry = true
      field.text = "secret"
      Fingers.press(CGPoint(x: 290, y: 315))
      choose("Select All")
      #expect(menu == ["Paste"])
      #expect(!field.canPerformAction(EditAction.copy, withSender: nil))
    }
  }

  @Test func `A field that refuses an action has no entry for it`() {
    final class Field: UITextField {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action != EditAction.paste && super.canPerformAction(action, withSender: sender)
      }
    }
    withWindow { _, root in
      UIPasteboard.general.string = "paste"
      let field = Field(frame: CGRect(x: 10, y: 300, width: 300, height: 30))
      field.text = "a"
      root.addSubview(field)
      Fingers.press(CGPoint(x: 290, y: 315))
      #expect(menu == ["Select", "Select All"])
      field.resignFirstResponder()
      UIPasteboard.general.items = []
    }
  }

  @Test func `A tap on the field is not one on the view around it`() {
    withField { field, _, root in
      var taps = 0
      let tap = UITapGestureRecognizer()
      tap.addHandler { taps += 1 }
      root.addGestureRecognizer(tap)
      Fingers.tap(CGPoint(x: 150, y: 315))
      #expect(field.isFirstResponder && taps == 0)
      Fingers.tap(CGPoint(x: 150, y: 100))
      #expect(taps == 1)
    }
  }
}
