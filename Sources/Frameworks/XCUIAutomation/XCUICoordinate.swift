import Foundation
import WindfallCore

/// [XCUICoordinate](https://developer.apple.com/documentation/xcuiautomation/xcuicoordinate)
@preconcurrency @MainActor
public final class XCUICoordinate: NSObject {
  public let referencedElement: XCUIElement
  private let normalizedOffset: WindfallCore.CGVector
  private let offset: WindfallCore.CGVector

  init(element: XCUIElement, normalizedOffset: WindfallCore.CGVector, offset: WindfallCore.CGVector) {
    referencedElement = element
    self.normalizedOffset = normalizedOffset
    self.offset = offset
  }

  public func withOffset(_ offsetVector: WindfallCore.CGVector) -> XCUICoordinate {
    let sum = WindfallCore.CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy)
    return XCUICoordinate(element: referencedElement, normalizedOffset: normalizedOffset, offset: sum)
  }

  public var screenPoint: CGPoint {
    let frame = referencedElement.frame
    return CGPoint(
      x: frame.minX + frame.width * normalizedOffset.dx + offset.dx,
      y: frame.minY + frame.height * normalizedOffset.dy + offset.dy)
  }

  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    perform(.tap(taps: 1, touches: 1), as: "tap a point of", file, line)
  }

  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    perform(.tap(taps: 2, touches: 1), as: "double tap a point of", file, line)
  }

  public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    perform(.press(duration: duration), as: "press a point of", file, line)
  }

  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default, thenHoldForDuration: 0, file: file,
      line: line)
  }

  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let handle = referencedElement.handle
    handle.perform("drag a point of \(handle.query.name)", fallback: (), file: file, line: line) {
      () throws(AppFailure) in
      let gesture = AutomationGesture.drag(
        pressDuration: duration, to: try otherCoordinate.target(), velocity: Double(velocity.rawValue),
        holdDuration: holdDuration)
      try handle.send(gesture, at: try target())
    }
  }

  public func swipeUp(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    perform(.swipe(.up, velocity: Double(velocity.rawValue)), as: "swipe up from a point of", file, line)
  }

  public func swipeDown(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    perform(.swipe(.down, velocity: Double(velocity.rawValue)), as: "swipe down from a point of", file, line)
  }

  public func swipeLeft(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    perform(.swipe(.left, velocity: Double(velocity.rawValue)), as: "swipe left from a point of", file, line)
  }

  public func swipeRight(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    perform(.swipe(.right, velocity: Double(velocity.rawValue)), as: "swipe right from a point of", file, line)
  }

  private func perform(_ gesture: AutomationGesture, as action: String, _ file: StaticString, _ line: UInt) {
    let handle = referencedElement.handle
    handle.perform("\(action) \(handle.query.name)", fallback: (), file: file, line: line) { () throws(AppFailure) in
      try handle.send(gesture, at: try target())
    }
  }

  private func target() throws(AppFailure) -> AutomationTarget {
    .point(of: try referencedElement.handle.resolvable(), normalizedOffset: normalizedOffset, offset: offset)
  }
}
