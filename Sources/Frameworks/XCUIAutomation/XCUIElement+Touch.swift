import Foundation
import WindfallCore

extension XCUIElement {
  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    handle.perform(.tap(taps: 1, touches: 1), as: "tap", file: file, line: line)
  }

  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    handle.perform(.tap(taps: 2, touches: 1), as: "double tap", file: file, line: line)
  }

  public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
    handle.perform(.tap(taps: 1, touches: 2), as: "two-finger tap", file: file, line: line)
  }

  public func tap(
    withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, file: StaticString = #filePath, line: UInt = #line
  ) {
    handle.perform(.tap(taps: numberOfTaps, touches: numberOfTouches), as: "tap", file: file, line: line)
  }

  public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    handle.perform(.press(duration: duration), as: "press", file: file, line: line)
  }

  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default, thenHoldForDuration: 0, file: file,
      line: line)
  }

  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) {
    handle.perform("press and drag \(handle.query.name)", fallback: (), file: file, line: line) {
      () throws(AppFailure) in
      let end = AutomationTarget.element(try otherElement.handle.resolvable())
      let gesture = AutomationGesture.drag(
        pressDuration: duration, to: end, velocity: Double(velocity.rawValue), holdDuration: holdDuration)
      try handle.send(gesture, at: .element(try handle.resolvable()))
    }
  }

  public func swipeUp(file: StaticString = #filePath, line: UInt = #line) {
    swipe(.up, .default, file: file, line: line)
  }

  public func swipeDown(file: StaticString = #filePath, line: UInt = #line) {
    swipe(.down, .default, file: file, line: line)
  }

  public func swipeLeft(file: StaticString = #filePath, line: UInt = #line) {
    swipe(.left, .default, file: file, line: line)
  }

  public func swipeRight(file: StaticString = #filePath, line: UInt = #line) {
    swipe(.right, .default, file: file, line: line)
  }

  public func swipeUp(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
    swipe(.up, velocity, file: file, line: line)
  }

  public func swipeDown(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
    swipe(.down, velocity, file: file, line: line)
  }

  public func swipeLeft(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
    swipe(.left, velocity, file: file, line: line)
  }

  public func swipeRight(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
    swipe(.right, velocity, file: file, line: line)
  }

  private func swipe(
    _ direction: AutomationGesture.Direction, _ velocity: XCUIGestureVelocity, file: StaticString, line: UInt
  ) {
    handle.perform(
      .swipe(direction, velocity: Double(velocity.rawValue)), as: "swipe \(direction)", file: file, line: line)
  }

  public func pinch(
    withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    handle.perform(.pinch(scale: Double(scale), velocity: Double(velocity)), as: "pinch", file: file, line: line)
  }

  public func rotate(
    _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    handle.perform(.rotate(angle: Double(rotation), velocity: Double(velocity)), as: "rotate", file: file, line: line)
  }
}
