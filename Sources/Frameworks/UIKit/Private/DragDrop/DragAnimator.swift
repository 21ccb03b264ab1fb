import Dispatch

/// Runs with a drag's lift or drop, which take no time.
final class DragAnimator: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping @MainActor () -> Void) { animations() }

  func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { completion(.end) } }
  }
}
