import ObjectiveC
import UIKit

/// A tap on an annotation.
final class TapRecognizer: UITapGestureRecognizer {
  private let onTap: @MainActor () -> Void

  init(_ onTap: @escaping @MainActor () -> Void) {
    self.onTap = onTap
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector("tap", method: TapRecognizer.tap))
  }

  private func tap() { onTap() }
}
