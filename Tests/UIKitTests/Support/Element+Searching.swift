import WindfallCore
@testable @_spi(Windfall) import UIKit

extension Element {
  /// All elements of a type, the element itself and those in it, from the top of the tree downwards.
  func all(_ type: ElementType) -> [Element] {
    (self.type == type ? [self] : []) + children.flatMap { $0.all(type) }
  }

  /// The elements of a type in what is on screen now.
  @MainActor static func onScreen(_ type: ElementType) -> [Element] { CommitCycle.shared.frame.elements.all(type) }
}

extension UIView {
  /// Taps the middle of the view, as a finger on the screen does.
  func tapCentre() {
    CommitCycle.shared.commitIfNeeded()
    Fingers.tap(convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil))
  }
}

/// Taps the middle of the view behind an element.
@MainActor func tap(_ element: Element?) { element.flatMap { UIView.view(withID: $0.viewID) }?.tapCentre() }
