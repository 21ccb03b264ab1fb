import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UITextFieldTests {
  private final class Delegate: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var limit = 100

    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.append("return")
      return textField.resignFirstResponder()
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { range.location + string.utf16.count <= limit }
  }

  @Test func `Keys go to the field that was tapped`() throws {
    try withWindow { _, root in
      let (field, delegate) = (UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 30)), Delegate())
      field.delegate = delegate
      field.placeholder = "Name"
      delegate.limit = 3
      root.addSubview(field)
      var changes = 0
      field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
      #expect(!UIApplication.shared.deliver(.key(.insert("x"))))
      #expect(CommitCycle.shared.frame.elements.element(of: field.viewID)?.value == "Name")
      Fingers.tap(CGPoint(x: 50, y: 115))
      #expect(field.isFirstResponder && field.isEditing)
      #expect(UIApplication.shared.deliver(.key(.insert("abcd"))))
      #expect(field.text == "abc")
      UIApplication.shared.deliver(.key(.deleteBackward))
      #expect((field.text, changes) == ("ab", 4))
      let element = try #require(CommitCycle.shared.frame.elements.element(of: field.viewID))
      #expect((element.type, element.value, element.placeholder) == (.textField, "ab", "Name"))
      #expect(element.states == [.enabled, .focused])
      UIApplication.shared.deliver(.key(.return))
      #expect(!field.isFirstResponder)
      #expect(delegate.log == ["begin", "return", "end"])
    }
  }

  @Test func `A secure field shows dots`() {
    withWindow { _, root in
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
      field.isSecureTextEntry = true
      field.text = "secret"
      root.addSubview(field)
      let element = CommitCycle.shared.frame.elements.element(of: field.viewID)
      #expect(element?.type == .secureTextField)
      #expect(element?.value == "••••••")
    }
  }

  @Test func `Only fields in a window can have the keyboard`() {
    let field = UITextField()
    #expect(!field.becomeFirstResponder())
    withWindow { _, root in
      root.addSubview(field)
      #expect(field.becomeFirstResponder())
      field.removeFromSuperview()
      #expect(!field.isFirstResponder)
    }
  }

  @Test func `The clear button empties the field and gives it the keyboard`() throws {
    final class Delegate: NSObject, UITextFieldDelegate {
      var log: [String] = []
      var mayClear = false

      func textFieldShouldClear(_ textField: UITextField) -> Bool {
        log.append("should clear")
        return mayClear
      }
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        log.append("should begin")
        return true
      }
    }
    let delegate = Delegate()
    try withWindow { _, root in
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
      field.delegate = delegate
      field.clearButtonMode = .always
      root.addSubview(field)
      #expect(Element.onScreen(.button).isEmpty)
      field.text = "abc"
      let button = try #require(Element.onScreen(.textField).first?.children.first)
      #expect((button.type, button.label) == (.button, "Clear text"))
      tap(button)
      #expect((field.text, field.isEditing) == ("abc", false))
      delegate.mayClear = true
      var changes = 0
      field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
      tap(button)
      #expect((field.text, field.isEditing, changes) == ("", true, 1))
      #expect(delegate.log == ["should clear", "should clear", "should begin"])
      #expect(Element.onScreen(.textField).first?.children.isEmpty == true)
    }
  }

  @Test func `Views at the ends show as their modes say and leave the rest to the text`() {
    withWindow { _, root in
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
      let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIButton(type: .infoLight))
      right.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
      (field.leftView, field.leftViewMode) = (left, .always)
      (field.rightView, field.rightViewMode) = (right, .whileEditing)
      (field.clearButtonMode, field.text) = (.always, "text")
      root.addSubview(field)
      root.layoutIfNeeded()
      #expect(left.superview === field && right.superview == nil)
      #expect(left.frame == CGRect(x: 0, y: 5, width: 20, height: 20))
      #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 156, height: 30))
      field.becomeFirstResponder()
      root.layoutIfNeeded()
      #expect(right.frame == CGRect(x: 170, y: 0, width: 30, height: 30))
      #expect(Element.onScreen(.textField).first?.all(.button).count == 1)
      field.leftView = nil
      root.layoutIfNeeded()
      #expect(left.superview == nil)
    }
  }

  @Test func `Keys go to the selection, and the delegate hears of their ranges`() throws {
    final class Delegate: NSObject, UITextFieldDelegate {
      var log: [String] = []

      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        log.append("\(range.location)+\(range.length) \(string)")
        return true
      }
      func textFieldDidChangeSelection(_ textField: UITextField) {
        guard let start = textField.selectedTextRange?.start else { return }
        log.append("at \(textField.offset(from: textField.beginningOfDocument, to: start))")
      }
      func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        log.append("end \(reason)")
      }
    }
    let delegate = Delegate()
    try withWindow { _, root in
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
      root.addSubview(field)
      field.text = "a👍c"
      field.delegate = delegate
      field.becomeFirstResponder()
      let position = try #require(field.position(from: field.endOfDocument, offset: -1))
      field.selectedTextRange = field.textRange(from: position, to: position)
      UIApplication.shared.deliver(.key(.deleteBackward))
      UIApplication.shared.deliver(.key(.insert("b")))
      #expect(field.text == "abc")
      field.selectAll(nil)
      #expect(field.selectedTextRange.flatMap(field.text(in:)) == "abc")
      UIApplication.shared.deliver(.key(.insert("x")))
      #expect(field.text == "x")
      field.resignFirstResponder()
      #expect(
        delegate.log == ["at 3", "1+2 ", "at 1", "1+0 b", "at 2", "at 0", "0+3 x", "at 1", "end committed"])
    }
  }

  @Test func `Return waits for text where it should`() {
    withWindow { _, root in
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
      field.enablesReturnKeyAutomatically = true
      root.addSubview(field)
      field.becomeFirstResponder()
      var returns = 0
      field.addAction(UIAction { _ in returns += 1 }, for: .primaryActionTriggered)
      UIApplication.shared.deliver(.key(.return))
      UIApplication.shared.deliver(.key(.insert("x")))
      UIApplication.shared.deliver(.key(.return))
      #expect(returns == 1)
    }
  }

  @Test func `A text that is too long is set smaller, but not below the smallest size`() throws {
    func size(_ field: UITextField) -> CGFloat? {
      field.drawContents().lazy.compactMap { item -> CGFloat? in
        guard case .text(let text) = item else { return nil }
        return text.font.size
      }.first
    }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    field.text = "A rather long text"
    #expect(size(field) == 17)
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 12
    #expect(try #require(size(field)) < 17)
    #expect(try #require(size(field)) >= 12)
  }

  @Test func `Input views show while the field is edited`() throws {
    withWindow { _, root in
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
      let done = UIButton(type: .system)
      done.setTitle("Done", for: .normal)
      done.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      done.addAction(UIAction { _ in field.resignFirstResponder() }, for: .touchUpInside)
      field.inputAccessoryView = done
      root.addSubview(field)
      #expect(Element.onScreen(.button).isEmpty)
      field.becomeFirstResponder()
      #expect(Element.onScreen(.button).map(\.label) == ["Done", "shift", "return"])
      field.tapCentre()
      done.tapCentre()
      #expect(!field.isFirstResponder)
      #expect(Element.onScreen(.button).isEmpty)
    }
  }

  private final class Keeper: NSObject, UITextFieldDelegate {
    var isAsked = false

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      isAsked = true
      return false
    }
  }

  @Test func `A view ends editing inside it, and by force if need be`() {
    withWindow { _, root in
      let keeper = Keeper()
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
      let other = UIView(frame: .zero)
      root.addSubview(field)
      root.addSubview(other)
      field.becomeFirstResponder()
      #expect(!other.endEditing(true) && field.isFirstResponder)
      #expect(root.endEditing(false) && !field.isFirstResponder && !field.isEditing)
      field.delegate = keeper
      field.becomeFirstResponder()
      #expect(!root.endEditing(false) && keeper.isAsked && field.isFirstResponder)
      keeper.isAsked = false
      #expect(root.endEditing(true) && !keeper.isAsked && !field.isFirstResponder)
    }
  }

  @Test func `A delegate may be asked about ranges`() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var asked: [NSRange] = []

      func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
      ) -> Bool {
        asked += ranges.map(\.rangeValue)
        return string != "b"
      }
    }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let delegate = Delegate()
    field.delegate = delegate
    #expect(field.mayReplace(NSRange(location: 0, length: 0), with: "a"))
    #expect(!field.mayReplace(NSRange(location: 1, length: 2), with: "b"))
    #expect(delegate.asked == [NSRange(location: 0, length: 0), NSRange(location: 1, length: 2)])
  }
}
