import UIKit

extension UIView {
  /// See [animate(_:changes:completion:)](https://developer.apple.com/documentation/uikit/uiview/animate(_:changes:completion:)).
  ///
  /// Ends at once, as all animations do.
  @preconcurrency @MainActor public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    withoutActuallyEscaping(changes) { changes in
      animate(withDuration: 0, animations: changes, completion: completion.map { end in { _ in end() } })
    }
  }
}
