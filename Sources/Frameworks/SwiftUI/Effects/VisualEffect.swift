import Foundation

/// See [VisualEffect](https://developer.apple.com/documentation/swiftui/visualeffect).
public protocol VisualEffect: Sendable {
  func _change(_ look: inout _VisualLook)
}

extension VisualEffect {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    changing { $0.move(CGAffineTransform(translationX: x, y: y), about: .topLeading) }
  }

  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    changing { $0.move(CGAffineTransform(scaleX: x, y: y), about: anchor) }
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    changing { $0.move(CGAffineTransform(rotationAngle: angle.radians), about: anchor) }
  }

  public func opacity(_ opacity: Double) -> some VisualEffect { changing { $0.opacity *= opacity } }

  private func changing(_ change: @escaping @Sendable (inout _VisualLook) -> Void) -> some VisualEffect {
    ChangedVisualEffect(base: self, change: change)
  }
}

/// Views are drawn without filters and perspective.
extension VisualEffect {
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }

  public func brightness(_ amount: Double) -> some VisualEffect { self }

  public func contrast(_ amount: Double) -> some VisualEffect { self }

  public func grayscale(_ amount: Double) -> some VisualEffect { self }

  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }

  public func saturation(_ amount: Double) -> some VisualEffect { self }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { self }
}

/// See [EmptyVisualEffect](https://developer.apple.com/documentation/swiftui/emptyvisualeffect).
public struct EmptyVisualEffect: VisualEffect {
  public init() {}

  public func _change(_ look: inout _VisualLook) {}
}
