import UIKit

/// A node whose view has the keyboard when a focus state says so.
@MainActor
protocol FocusFollower: StateDependent {
  var focusView: UIView { get }
  var environment: EnvironmentValues { get }
}

extension FocusFollower {
  /// Called in each update, while what is read is watched.
  func followFocus() {
    guard let target = environment.focusTarget, target.isWanted() != focusView.isFirstResponder else { return }
    graph.afterUpdate { [weak self] in
      guard let self, self.isAlive, let target = self.environment.focusTarget else { return }
      if target.isWanted() {
        self.focusView.becomeFirstResponder()
      } else if self.focusView.isFirstResponder {
        self.focusView.resignFirstResponder()
      }
    }
  }
}
