import Testing

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
}
