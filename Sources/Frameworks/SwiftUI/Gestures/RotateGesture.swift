@_spi(Windfall) import UIKit

/// See [RotateGesture](https://developer.apple.com/documentation/swiftui/rotategesture).
public struct RotateGesture: PrimitiveGesture {
  /// See [RotateGesture.Value](https://developer.apple.com/documentation/swiftui/rotategesture/value).
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    /// A second.
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle

  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public func _recognizers(
    _ current: @escaping @MainActor () -> Self?, _ report: @escaping @MainActor (_GesturePhase, Value) -> Void
  ) -> [UIGestureRecognizer] {
    let least = abs(minimumAngleDelta.radians)
    let rotation = UIRotationGestureRecognizer()
    let start = PairStart()
    rotation.addHandler { [weak rotation] in
      guard let rotation else { return }
      if rotation.state == .began { start.note(rotation) }
      guard start.isUnderWay || abs(rotation.rotation) >= least else { return }
      let value = Value(
        time: .now, rotation: .radians(rotation.rotation), velocity: .radians(rotation.velocity),
        startAnchor: start.anchor, startLocation: start.location)
      start.report(rotation.state, value, report)
    }
    return [rotation]
  }
}

/// See [RotationGesture](https://developer.apple.com/documentation/swiftui/rotationgesture).
public struct RotationGesture: Gesture {
  public typealias Value = Angle

  public var minimumAngleDelta: Angle

  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public var body: some Gesture<Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map { $0.rotation } }
}
