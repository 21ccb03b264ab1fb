import Foundation

/// See [PencilDoubleTapGestureValue](https://developer.apple.com/documentation/swiftui/pencildoubletapgesturevalue).
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  public let hoverPose: PencilHoverPose?
}

/// See [PencilHoverPose](https://developer.apple.com/documentation/swiftui/pencilhoverpose).
public struct PencilHoverPose: Hashable, Sendable {
  public let location: CGPoint
  public let zDistance: CGFloat
}

/// See [PencilSqueezeGesturePhase](https://developer.apple.com/documentation/swiftui/pencilsqueezegesturephase).
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

/// See [PencilSqueezeGestureValue](https://developer.apple.com/documentation/swiftui/pencilsqueezegesturevalue).
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  public let hoverPose: PencilHoverPose?
}

/// There is no pencil.
nonisolated extension View {
  public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> Self {
    self
  }

  public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> Self { self }
}
