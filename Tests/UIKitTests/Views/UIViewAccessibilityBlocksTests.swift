import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIViewAccessibilityBlocksTests {
  @Test func `What a block says goes before what is stored`() throws {
    try withWindow { _, root in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.accessibilityLabel = "stored"
      var count = 1
      view.isAccessibilityElementBlock = { true }
      view.accessibilityLabelBlock = { "\(count) items" }
      view.accessibilityIdentifierBlock = { "items" }
      view.accessibilityValueBlock = { nil }
      view.accessibilityHintBlock = { "opens them" }
      view.accessibilityTraitsBlock = { .button }
      root.addSubview(view)
      let element = try #require(CommitCycle.shared.frame.elements.element(of: view.viewID))
      #expect(element.label == "1 items" && element.identifier == "items" && element.type == .button)
      #expect(view.isAccessibilityElement && view.accessibilityHint == "opens them" && view.accessibilityValue == nil)
      count = 2
      #expect(view.accessibilityLabelBlock?() == "2 items" && view.accessibilityLabel == "2 items")
      view.accessibilityLabelBlock = nil
      #expect(view.accessibilityLabel == "stored")
    }
  }

  @Test func `A label's block goes before its text`() {
    let label = UILabel()
    label.text = "text"
    label.accessibilityLabelBlock = { "block" }
    #expect(label.accessibilityLabel == "block")
  }
}
