import Foundation
import WindfallCore
@testable @_spi(Windfall) import UIKit

/// A visible window with a plain root view, for the length of a test.
@MainActor func withWindow(_ body: (UIWindow, UIView) throws -> Void) rethrows {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let controller = UIViewController()
  window.rootViewController = controller
  window.makeKeyAndVisible()
  defer { window.isHidden = true }
  try body(window, controller.view)
}

extension Element {
  /// The element published by a view, anywhere below.
  func element(of viewID: UInt64) -> Element? {
    if self.viewID == viewID { return self }
    return children.lazy.compactMap { $0.element(of: viewID) }.first
  }
}
