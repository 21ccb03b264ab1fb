import UIKit

/// No gesture is never recognised.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  public var body: Never { fatalError("Optional has no body") }

  public func _recognizers(
    _ current: @escaping @MainActor () -> Wrapped??, _ report: @escaping @MainActor (_GesturePhase, Value) -> Void
  ) -> [UIGestureRecognizer] {
    self?._recognizers({ current() ?? nil }, report) ?? []
  }
}

extension Optional: OptionalGesture where Wrapped: Gesture {
  var isThere: Bool { self != nil }
}
