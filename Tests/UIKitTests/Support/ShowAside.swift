@testable @_spi(Windfall) import UIKit

/// A visible window beside the screen, which tests may keep while they wait: it takes no touches from others.
@MainActor func showAside(_ root: UIViewController) -> UIWindow {
  let screen = UIScreen.main.bounds
  let window = UIWindow(frame: screen.offsetBy(dx: 10 * screen.width, dy: 0))
  window.rootViewController = root
  window.isHidden = false
  CommitCycle.shared.commitIfNeeded()
  return window
}
