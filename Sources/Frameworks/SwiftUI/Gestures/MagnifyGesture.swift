@_spi(Windfall) import UIKit

/// See [MagnifyGesture](https://developer.apple.com/documentation/swiftui/magnifygesture).
public struct MagnifyGesture: PrimitiveGesture {
  /// See [MagnifyGesture.Value](https://developer.apple.com/documentation/swiftui/magnifygesture/value).
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    /// In scale factors a second.
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat

  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public func _recognizers(
    _ current: @escaping @MainActor () -> Self?, _ report: @escaping @MainActor (_GesturePhase, Value) -> Void
  ) -> [UIGestureRecognizer] {
    let least = minimumScaleDelta
    let pinch = UIPinchGestureRecognizer()
    let start = PairStart()
    pinch.addHandler { [weak pinch] in
      guard let pinch else { return }
      if pinch.state == .began { start.note(pinch) }
      guard start.isUnderWay || abs(pinch.scale - 1) >= least else { return }
      let value = Value(
        time: .now, magnification: pinch.scale, velocity: pinch.velocity, startAnchor: start.anchor,
        startLocation: start.location)
      start.report(pinch.state, value, report)
    }
    return [pinch]
  }
}

/// See [MagnificationGesture](https://developer.apple.com/documentation/swiftui/magnificationgesture).
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat

  public var minimumScaleDelta: CGFloat

  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map { $0.magnification }
  }
}
