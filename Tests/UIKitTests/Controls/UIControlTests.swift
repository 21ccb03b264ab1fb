import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIControlTests {
  @MainActor private final class Target: NSObject {
    var calls: [String] = []
    func pressed() { calls.append("pressed") }
  }

  private let action = Selector("pressed", method: Target.pressed)

  @Test func `Targets get their action, and stop getting it when removed`() {
    let (control, target) = (UIControl(), Target())
    control.addTarget(target, action: action, for: .touchUpInside)
    control.addTarget(target, action: action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(target.calls == ["pressed"])
    #expect(control.allTargets == [AnyHashable(target)])
    #expect(control.allControlEvents == .touchUpInside)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["pressed"])
    control.removeTarget(target, action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls.count == 1)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
  }

  @Test func `An action without a target goes up the responder chain`() {
    final class Outer: UIView {
      var calls = 0
      func pressed() { calls += 1 }
    }
    let (outer, control) = (Outer(), UIControl())
    outer.addSubview(control)
    control.addTarget(nil, action: Selector("pressed", method: Outer.pressed), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(outer.calls == 1)
  }

  @Test func `Actions with the same identifier replace each other`() {
    let control = UIControl()
    var calls: [String] = []
    let identifier = UIAction.Identifier("same")
    control.addAction(UIAction(identifier: identifier) { _ in calls.append("old") }, for: .valueChanged)
    control.addAction(UIAction(identifier: identifier) { _ in calls.append("new") }, for: .valueChanged)
    control.addAction(UIAction { calls.append("sender \($0.sender as AnyObject === control)") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls == ["new", "sender true"])
  }

  @Test func `A tap on a button in a window presses it`() {
    withWindow { _, root in
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 100, y: 100, width: 80, height: 44)
      root.addSubview(button)
      var events: [String] = []
      let watched: [(String, UIControl.Event)] = [
        ("down", .touchDown), ("up", .touchUpInside), ("primary", .primaryActionTriggered),
        ("outside", .touchUpOutside),
      ]
      for (name, event) in watched { button.addAction(UIAction { _ in events.append(name) }, for: event) }
      Fingers.tap(CGPoint(x: 140, y: 120))
      #expect(events == ["down", "up", "primary"])
      events = []
      button.isEnabled = false
      Fingers.tap(CGPoint(x: 140, y: 120))
      #expect(events.isEmpty)
      #expect(button.state == .disabled)
    }
  }

  @Test(arguments: [(60, true), (80, false)])
  func `A finger may stray 70 points`(distance: CGFloat, isPress: Bool) {
    withWindow { _, root in
      let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      root.addSubview(control)
      var presses = 0
      var misses = 0
      control.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      control.addAction(UIAction { _ in misses += 1 }, for: .touchUpOutside)
      Fingers.send(.began, CGPoint(x: 120, y: 120))
      #expect(control.isTracking && control.isHighlighted)
      Fingers.send(.moved, CGPoint(x: 150 + distance, y: 120))
      #expect(control.isHighlighted == isPress)
      Fingers.send(.ended, CGPoint(x: 150 + distance, y: 120))
      #expect((presses, misses) == (isPress ? 1 : 0, isPress ? 0 : 1))
      #expect(!control.isTracking && !control.isHighlighted)
    }
  }

  @Test func `A button is an element with its title inside`() throws {
    try withWindow { _, root in
      let button = UIButton(type: .system)
      button.setTitle("Save", for: .normal)
      button.setTitle("Saved", for: .selected)
      button.sizeToFit()
      root.addSubview(button)
      let element = try #require(CommitCycle.shared.frame.elements.element(of: button.viewID))
      #expect(element.type == .button)
      #expect(element.label == "Save")
      #expect(element.children.map(\.type) == [.staticText])
      #expect(element.children.map(\.label) == ["Save"])
      button.isSelected = true
      let selected = try #require(CommitCycle.shared.frame.elements.element(of: button.viewID))
      #expect(selected.label == "Saved")
      #expect(selected.states == [.enabled, .selected])
      button.isEnabled = false
      #expect(button.currentTitle == "Save")
      #expect(CommitCycle.shared.frame.elements.element(of: button.viewID)?.states == .selected)
    }
  }

  @Test func `A tap switches a switch`() throws {
    try withWindow { _, root in
      let toggle = UISwitch(frame: CGRect(x: 10, y: 100, width: 0, height: 0))
      root.addSubview(toggle)
      var changes = 0
      toggle.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      #expect(CommitCycle.shared.frame.elements.element(of: toggle.viewID)?.value == "0")
      Fingers.tap(CGPoint(x: 30, y: 115))
      let element = try #require(CommitCycle.shared.frame.elements.element(of: toggle.viewID))
      #expect((element.type, element.value) == (.switch, "1"))
      toggle.setOn(false, animated: true)
      #expect(changes == 1)
    }
  }
}
