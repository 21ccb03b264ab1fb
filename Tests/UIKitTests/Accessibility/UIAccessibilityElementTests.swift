import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIAccessibilityElementTests {
  @Test func `A view publishes the elements that it is given instead of its subviews, in their order`() throws {
    try withWindow { _, root in
      let chart = UIView(frame: CGRect(x: 10, y: 100, width: 200, height: 100))
      let hidden = UILabel(frame: chart.bounds)
      hidden.text = "Hidden"
      let shown = UILabel(frame: CGRect(x: 0, y: 50, width: 100, height: 20))
      shown.text = "Shown"
      chart.addSubview(hidden)
      chart.addSubview(shown)
      root.addSubview(chart)
      let bar = UIAccessibilityElement(accessibilityContainer: chart)
      bar.accessibilityLabel = "January"
      bar.accessibilityValue = "12"
      bar.accessibilityTraits = [.button, .selected]
      bar.accessibilityFrameInContainerSpace = CGRect(x: 20, y: 30, width: 10, height: 40)
      chart.accessibilityElements = [bar, shown]
      let element = try #require(CommitCycle.shared.frame.elements.element(of: chart.viewID))
      #expect(element.children.map(\.label) == ["January", "Shown"])
      #expect(element.children[0].type == .button && element.children[0].states.contains(.selected))
      #expect(element.children[0].frame == CGRect(x: 20, y: 30, width: 10, height: 40))
      #expect(bar.accessibilityFrame == CGRect(x: 30, y: 130, width: 10, height: 40))
      bar.accessibilityFrame = CGRect(x: 40, y: 140, width: 10, height: 10)
      bar.accessibilityValue = "13"
      let changed = try #require(CommitCycle.shared.frame.elements.element(of: chart.viewID)?.children.first)
      #expect(changed.frame == CGRect(x: 30, y: 40, width: 10, height: 10) && changed.value == "13")
    }
  }
}
