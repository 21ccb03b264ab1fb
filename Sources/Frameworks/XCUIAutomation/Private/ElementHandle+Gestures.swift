import WindfallCore
@_spi(Windfall) import XCTestOverlay

extension ElementHandle {
  /// Performs a gesture, after an alert that is in its way has been shown to the monitors of the test.
  func send(_ gesture: AutomationGesture, at place: AutomationTarget) throws(AppFailure) {
    if let testCase = CurrentTest.testCase, InterruptionMonitor.isAny(of: testCase),
      let alert = try alert(inFrontOf: place)
    {
      // A gesture at an alert that is still there fails for that.
      _ = InterruptionMonitor.handle(alert, in: testCase)
    }
    do {
      _ = try session.send(.perform(gesture, at: place))
    } catch {
      guard case .refused(let failure) = error, failure.reason == .notHittable,
        let alert = try alert(inFrontOf: place), try dismiss(alert)
      else { throw error }
      _ = try session.send(.perform(gesture, at: place))
    }
  }

  /// Taps the button of an alert that no monitor took: a cancelling one is the first of two, and the last of more.
  private func dismiss(_ alert: XCUIElement) throws(AppFailure) -> Bool {
    let buttons = alert.handle.adding(.descendants(.button))
    let count = try buttons.count()
    guard count > 0 else { return false }
    let button = buttons.adding(.select(.index(count == 2 ? 0 : count - 1)))
    _ = try session.send(.perform(.tap(taps: 1, touches: 1), at: .element(button.query)))
    return try !alert.handle.exists()
  }

  /// The alert on the screen, unless the place is inside it.
  private func alert(inFrontOf place: AutomationTarget) throws(AppFailure) -> XCUIElement? {
    let query = ElementQuery.application.adding(.descendants(.alert)).adding(.select(.first))
    let handle = ElementHandle(session: session, query: query)
    guard try handle.exists() else { return nil }
    guard case .element(let target) = try session.send(.resolve(place.query, withChildren: false)) else {
      throw Self.wrongReply
    }
    let alert = try handle.snapshot(withChildren: true)
    guard !alert.contains(viewID: target.element.viewID) else { return nil }
    return XCUIElement(handle, of: XCUIApplication())
  }
}

extension ElementSnapshot {
  /// Whether the element, or one inside it, stands for a view; zero is no view.
  fileprivate func contains(viewID: UInt64) -> Bool {
    guard viewID != 0 else { return false }
    return element.viewID == viewID || children.contains { $0.contains(viewID: viewID) }
  }
}
