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

  @Test func `A container that counts its own elements is asked for each`() throws {
    try withWindow { _, root in
      let container = CountingContainer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let other = UILabel(frame: container.bounds)
      other.text = "Other"
      container.addSubview(other)
      root.addSubview(container)
      let element = try #require(CommitCycle.shared.frame.elements.element(of: container.viewID))
      #expect(element.children.map(\.label) == ["First", "Second"])
      #expect(container.index(ofAccessibilityElement: container.parts[1]) == 1)
      let plain = UIView()
      #expect(plain.accessibilityElementCount() == NSNotFound && plain.accessibilityElement(at: 0) == nil)
    }
  }

  @Test("What is known as an object only is the view or element that it is")
  func objects() {
    let view = UIView()
    let element = UIAccessibilityElement(accessibilityContainer: view)
    for object in [view, element] as [NSObject] {
      object.isAccessibilityElement = true
      object.accessibilityLabel = "text"
      object.accessibilityTraits = .button
    }
    #expect(view.isAccessibilityElement && view.accessibilityLabel == "text" && view.accessibilityTraits == .button)
    #expect(element.accessibilityLabel == "text" && (element as NSObject).accessibilityTraits == .button)
    #expect(NSObject().accessibilityLabel == nil)
    (element as NSObject).accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityFrame.minX == 1 && (element as NSObject).accessibilityActivationPoint.x == 2.5)
    #expect(NSObject().accessibilityFrame == .zero && NSObject().accessibilityCustomActions == nil)
  }
}

/// A container that keeps its elements to itself.
private final class CountingContainer: UIView {
  private(set) lazy var parts = ["First", "Second"].map { text in
    let part = UIAccessibilityElement(accessibilityContainer: self)
    part.accessibilityLabel = text
    return part
  }

  override func accessibilityElementCount() -> Int { parts.count }

  override func accessibilityElement(at index: Int) -> Any? { parts[index] }

  override func index(ofAccessibilityElement element: Any) -> Int {
    parts.firstIndex { $0 === element as AnyObject } ?? NSNotFound
  }
}
