import Foundation
import Testing
import WindfallCore

@testable import WindfallHost

@Suite struct AutomationGestureEventsTests {
  private let area = CGRect(x: 0, y: 0, width: 200, height: 100)
  private let middle = CGPoint(x: 100, y: 50)

  private func events(_ gesture: AutomationGesture, end: CGPoint = .zero) -> [TouchEvent] {
    gesture.events(at: middle, area: area, end: end)
  }

  @Test func `a double tap counts its taps`() {
    let events = events(.tap(taps: 2, touches: 1))
    #expect(events.map { $0.fingers[0].phase } == [.began, .ended, .began, .ended])
    #expect(events.map { $0.fingers[0].tapCount } == [1, 1, 2, 2])
    #expect(events.map(\.timestamp) == events.map(\.timestamp).sorted())
  }

  @Test func `a tap with two fingers has them side by side around the point`() {
    let fingers = events(.tap(taps: 1, touches: 2))[0].fingers
    #expect(fingers.map(\.id) == [0, 1])
    #expect(fingers.map(\.location.x) == [85, 115])
  }

  @Test func `a press takes its time on the touches' clock`() {
    let events = events(.press(duration: 1.5))
    #expect(events.map { $0.fingers[0].phase } == [.began, .stationary, .ended])
    #expect(events.map(\.timestamp) == [0, 1.5, 1.5])
  }

  @Test func `a drag rests, moves at its speed, holds and lifts`() throws {
    let drag = AutomationGesture.drag(
      pressDuration: 1, to: .element(.application), velocity: 50, holdDuration: 2)
    let events = events(drag, end: CGPoint(x: 200, y: 50))
    #expect(events[1].timestamp == 1)
    let last = try #require(events.last)
    #expect(last.fingers[0].phase == .ended)
    #expect(last.fingers[0].location == CGPoint(x: 200, y: 50))
    #expect(last.timestamp == 1 + 100 / 50 + 2)
  }

  @Test(arguments: [
    (AutomationGesture.Direction.up, 0.0, -60.0), (.down, 0, 60), (.left, -120, 0), (.right, 120, 0),
  ])
  func `a swipe crosses the middle of the element`(
    direction: AutomationGesture.Direction, x: Double, y: Double
  ) throws {
    let events = events(.swipe(direction, velocity: 1000))
    let (first, last) = (try #require(events.first).fingers[0].location, try #require(events.last).fingers[0].location)
    #expect(abs(last.x - first.x - x) < 1e-9)
    #expect(abs(last.y - first.y - y) < 1e-9)
  }

  @Test func `a pinch scales the distance of two fingers`() throws {
    let events = events(.pinch(scale: 2, velocity: 1))
    func distance(_ event: TouchEvent) -> Double { event.fingers[1].location.x - event.fingers[0].location.x }
    #expect(abs(distance(try #require(events.last)) / distance(events[0]) - 2) < 1e-9)
  }

  @Test func `a rotation turns two fingers around the middle`() throws {
    let events = events(.rotate(angle: .pi / 2, velocity: 1))
    let (first, last) = (events[0].fingers[0].location, try #require(events.last).fingers[0].location)
    #expect(abs(first.y - 50) < 1e-9)
    #expect(abs(last.x - 100) < 1e-9)
    #expect(last.y > first.y)
  }
}
