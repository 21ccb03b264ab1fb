import UIKit

extension UIView {
  /// See [animate(_:changes:completion:)](https://developer.apple.com/documentation/uikit/uiview/animate(_:changes:completion:)).
  ///
  /// Ends at once, as all animations do.
  @preconcurrency @MainActor public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    // It is called on the main actor, which it comes from.
    nonisolated(unsafe) let end = completion
    withoutActuallyEscaping(changes) { animate(withDuration: 0, animations: $0) { _ in end?() } }
  }

  /// As the first SDK of iOS 18 had it.
  @available(*, deprecated, renamed: "animate(_:changes:completion:)")
  @preconcurrency @MainActor public static func animate(
    with animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) { animate(animation, changes: changes, completion: completion) }
}
