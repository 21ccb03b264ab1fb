import UIKit

/// Where the two fingers of a gesture came down, and whether the gesture has been told of.
@MainActor
final class PairStart {
  private(set) var location = CGPoint.zero
  private(set) var anchor = UnitPoint.center
  private(set) var isUnderWay = false

  func note(_ recognizer: UIGestureRecognizer) {
    isUnderWay = false
    guard let view = recognizer.view else { return }
    location = recognizer.location(in: view)
    let size = view.bounds.size
    guard size.width > 0, size.height > 0 else { return }
    anchor = UnitPoint(x: location.x / size.width, y: location.y / size.height)
  }

  /// Tells of a state; an end without a beginning is left out.
  func report<Value>(
    _ state: UIGestureRecognizer.State, _ value: Value, _ tell: @MainActor (_GesturePhase, Value) -> Void
  ) {
    switch state {
    case .began, .changed:
      isUnderWay = true
      tell(.changed, value)
    case .ended where isUnderWay: tell(.ended, value)
    case .cancelled where isUnderWay: tell(.cancelled, value)
    default: break
    }
    if state == .ended || state == .cancelled { isUnderWay = false }
  }
}
