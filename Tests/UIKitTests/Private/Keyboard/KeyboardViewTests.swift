import Foundation
import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct KeyboardViewTests {
  private func withField(_ body: (UITextField, UIView) throws -> Void) rethrows {
    try withWindow { _, root in
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
      root.addSubview(field)
      try body(field, root)
      field.resignFirstResponder()
    }
  }

  private var keyboard: Element? { Element.onScreen(.keyboard).first }

  private func press(_ identifier: String) throws {
    let keyboard = try #require(keyboard)
    let keys = keyboard.all(.key) + keyboard.all(.button)
    let key: Element = try #require(keys.first { $0.identifier == identifier })
    tap(key)
  }

  @Test func `The first responder brings a keyboard whose keys type`() throws {
    try withField { field, _ in
      #expect(keyboard == nil)
      field.becomeFirstResponder()
      #expect(keyboard?.all(.key).prefix(3).map(\.label) == ["Q", "W", "E"])
      for key in ["H", "i", "space", "more", "5", "delete", "more", "x"] { try press(key) }
      #expect(field.text == "Hi x")
      field.resignFirstResponder()
      #expect(keyboard == nil)
    }
  }

  @Test(arguments: [
    (UITextAutocapitalizationType.sentences, "", true), (.sentences, "Hi ", false), (.sentences, "Hi. ", true),
    (.sentences, "Hi.", false), (.sentences, "Hi\n", true), (.words, "Hi ", true), (.words, "Hi", false),
    (.allCharacters, "HI", true), (.none, "", false),
  ])
  func `A field decides where capitals are`(_ type: UITextAutocapitalizationType, text: String, isCapital: Bool) throws
  {
    try withField { field, _ in
      field.autocapitalizationType = type
      field.text = text
      field.becomeFirstResponder()
      #expect(keyboard?.all(.key).first?.label == (isCapital ? "Q" : "q"))
      try press("shift")
      #expect(keyboard?.all(.key).first?.label == (isCapital ? "q" : "Q"))
      field.resignFirstResponder()
      field.isSecureTextEntry = true
      field.becomeFirstResponder()
      #expect(keyboard?.all(.key).first?.label == "q")
    }
  }

  @Test func `The field decides which keys there are`() throws {
    try withField { field, _ in
      field.returnKeyType = .search
      field.becomeFirstResponder()
      #expect(keyboard?.all(.button).map(\.identifier) == ["shift", "Search"])
      field.resignFirstResponder()
      field.keyboardType = .numberPad
      field.becomeFirstResponder()
      #expect(keyboard?.all(.key).map(\.label) == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "Delete"])
      try press("7")
      #expect(field.text == "7")
    }
  }

  @Test func `Notifications tell where the keyboard goes, once`() throws {
    nonisolated(unsafe) var told: [(NSNotification.Name, CGRect?)] = []
    let tokens = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ].map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { note in
        told.append((note.name, note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect))
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let screen = UIScreen.main.bounds
    withField { field, root in
      let other = UITextField(frame: CGRect(x: 10, y: 200, width: 200, height: 30))
      root.addSubview(other)
      field.becomeFirstResponder()
      other.becomeFirstResponder()
      #expect(
        told.map(\.0) == [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification])
      #expect(told.first?.1?.maxY == screen.maxY)
      #expect(told.first?.1?.height == 291)
      other.removeFromSuperview()
      #expect(
        told.map(\.0).suffix(2) == [
          UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        ])
      #expect(told.last?.1?.minY == screen.maxY)
    }
  }

  @Test func `A keyboard takes the touches, and goes with the window of its field`() {
    let screen = UIScreen.main.bounds
    do {
      let window = UIWindow()
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      let covered = UIButton(frame: CGRect(x: 0, y: screen.maxY - 200, width: screen.width, height: 100))
      window.addSubview(field)
      window.addSubview(covered)
      window.makeKeyAndVisible()
      field.becomeFirstResponder()
      CommitCycle.shared.commitIfNeeded()
      #expect(!covered.isReached(at: CGPoint(x: 100, y: screen.maxY - 150)))
      #expect(covered.keyboardInset == 191)
    }
    NotificationCenter.default.post(name: Notification.Name("UIKit.testMethodDidEnd"), object: nil)
    CommitCycle.shared.setNeedsCommit()
    #expect(keyboard == nil)
  }
}
