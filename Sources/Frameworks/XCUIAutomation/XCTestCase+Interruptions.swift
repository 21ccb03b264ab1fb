import Foundation
import XCTest

extension XCTestCase {
  /// The handler is called when an alert of the app is in the way of an interaction, which is then tried again.
  ///
  /// An alert that no handler takes is dismissed by its cancelling button, or by its only or last one.
  @preconcurrency @MainActor @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    let monitor = InterruptionMonitor(testCase: self, handler: handler)
    InterruptionMonitor.add(monitor)
    return monitor
  }

  @preconcurrency @MainActor
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) { InterruptionMonitor.remove(monitor) }
}
