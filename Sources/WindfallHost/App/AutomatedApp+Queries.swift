import Foundation
import WindfallCore

extension AutomatedApp {
  /// Evaluates queries over the latest frame.
  var evaluator: QueryEvaluator {
    QueryEvaluator(frame.elements) { element in MainActor.assumeIsolated { self.isHittable(element) } }
  }

  /// Whether a tap would reach the element.
  func isHittable(_ element: ElementSnapshot) -> Bool { touchPoint(of: element) != nil }

  /// Where to touch an element that is meant as a whole; nil when no touch reaches it.
  func touchPoint(of element: ElementSnapshot) -> CGPoint? {
    guard element.element.viewID != 0 else { return middleOnScreen(of: element) }
    return hitPoint(element.element.viewID)
  }

  /// Elements without a view, such as the application, are touched in their middle.
  private func middleOnScreen(of element: ElementSnapshot) -> CGPoint? {
    let visible = element.frame.intersection(frame.elements.frame)
    guard !visible.isNull, !visible.isEmpty else { return nil }
    return CGPoint(x: visible.midX, y: visible.midY)
  }
}
