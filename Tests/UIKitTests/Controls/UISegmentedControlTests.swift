import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UISegmentedControlTests {
  @Test func `A tap selects a segment, and says so once`() throws {
    try withWindow { _, root in
      let control = UISegmentedControl(items: ["Day", "Week", "Month"])
      control.frame = CGRect(x: 20, y: 200, width: 300, height: 32)
      control.selectedSegmentIndex = 0
      root.addSubview(control)
      var events = 0
      control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
      let element = try #require(Element.onScreen(.segmentedControl).first)
      #expect(element.all(.button).map(\.label) == ["Day", "Week", "Month"])
      tap(element.all(.button)[1])
      tap(element.all(.button)[1])
      #expect(control.selectedSegmentIndex == 1 && events == 1)
      let states = Element.onScreen(.segmentedControl).first?.all(.button).map { $0.states.contains(.selected) }
      #expect(states == [false, true, false])
      control.removeSegment(at: 0, animated: false)
      #expect(control.selectedSegmentIndex == 0 && control.titleForSegment(at: 0) == "Week")
      control.isEnabled = false
      tap(Element.onScreen(.segmentedControl).first?.all(.button).last)
      #expect(control.selectedSegmentIndex == 0)
    }
  }

  @Test func `A segment with an action shows it and performs it`() {
    withWindow { _, root in
      var chosen: [String] = []
      let actions = ["Day", "Week"].map { title in
        UIAction(title: title, identifier: .init(title)) { _ in chosen.append(title) }
      }
      let control = UISegmentedControl(frame: CGRect(x: 20, y: 200, width: 300, height: 32), actions: actions)
      control.insertSegment(action: UIAction(title: "Month") { _ in chosen.append("Month") }, at: 1, animated: false)
      root.addSubview(control)
      tap(Element.onScreen(.segmentedControl).first?.all(.button)[1])
      tap(Element.onScreen(.segmentedControl).first?.all(.button)[2])
      #expect(chosen == ["Month", "Week"])
      #expect(control.segmentIndex(identifiedBy: .init("Week")) == 2)
      #expect(control.segmentIndex(identifiedBy: .init("Year")) == UISegmentedControl.noSegment)
      #expect(control.actionForSegment(at: 0)?.title == "Day")
    }
  }

  @Test func `Fixed widths are kept, and the other segments share the rest`() {
    withWindow { _, root in
      let control = UISegmentedControl(items: ["A", "B", "C"])
      control.frame = CGRect(x: 20, y: 200, width: 300, height: 32)
      control.setWidth(100, forSegmentAt: 1)
      root.addSubview(control)
      #expect(Element.onScreen(.segmentedControl).first?.all(.button).map(\.frame.size.width) == [100, 100, 100])
      control.setWidth(200, forSegmentAt: 1)
      #expect(Element.onScreen(.segmentedControl).first?.all(.button).map(\.frame.size.width) == [50, 200, 50])
      #expect(control.widthForSegment(at: 1) == 200 && control.widthForSegment(at: 0) == 0)
    }
  }

  @Test func `Title attributes colour the segments of their state`() {
    let control = UISegmentedControl(items: ["A"])
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
    let button = control.subviews.first as? UIButton
    #expect(button?.titleColor(for: .selected) == .red && button?.titleColor(for: .normal) == .label)
  }
}
