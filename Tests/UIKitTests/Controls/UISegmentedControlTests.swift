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
}
