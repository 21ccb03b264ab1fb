import UIKit

/// See [RotationGesture](https://developer.apple.com/documentation/swiftui/rotationgesture).
public struct RotationGesture: Gesture {
  public typealias Value = Angle

  public var minimumAngleDelta: Angle

  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public var body: some Gesture<Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map { $0.rotation } }
}
