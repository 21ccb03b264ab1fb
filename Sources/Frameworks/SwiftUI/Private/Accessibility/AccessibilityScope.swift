@_spi(Windfall) import UIKit

/// What one accessibility modifier is around: where there is no element inside, the first plain shape becomes one.
@MainActor
final class AccessibilityScope {
  private let outer: AccessibilityScope?
  private var elementCount = 0
  private var fallbacks: [WeakView] = []

  private struct WeakView {
    weak var view: UIView?
  }

  init(outer: AccessibilityScope?) { self.outer = outer }

  func elementAdded() {
    elementCount += 1
    if elementCount == 1 { fallbackChanged() }
    outer?.elementAdded()
  }

  func elementRemoved() {
    elementCount -= 1
    if elementCount == 0 { fallbackChanged() }
    outer?.elementRemoved()
  }

  func add(_ fallback: UIView) { fallbacks.append(WeakView(view: fallback)) }

  func remove(_ fallback: UIView) {
    fallbacks.removeAll { $0.view == nil || $0.view === fallback }
    fallbackChanged()
  }

  func isElement(_ fallback: UIView) -> Bool { elementCount == 0 && fallbacks.first?.view === fallback }

  private func fallbackChanged() { fallbacks.first?.view?.setNeedsPublish() }
}
