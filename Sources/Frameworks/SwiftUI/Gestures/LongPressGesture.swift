@_spi(Windfall) import UIKit

/// See [LongPressGesture](https://developer.apple.com/documentation/swiftui/longpressgesture).
///
/// It is said to change when the time is over, together with its end.
public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool

  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _recognizers(
    _ current: @escaping @MainActor () -> Self?, _ report: @escaping @MainActor (_GesturePhase, Bool) -> Void
  ) -> [UIGestureRecognizer] {
    let recognizer = UILongPressGestureRecognizer()
    recognizer.minimumPressDuration = minimumDuration
    recognizer.allowableMovement = maximumDistance
    recognizer.addHandler { [weak recognizer] in
      guard recognizer?.state == .began else { return }
      report(.changed, true)
      report(.ended, true)
    }
    return [recognizer]
  }
}
