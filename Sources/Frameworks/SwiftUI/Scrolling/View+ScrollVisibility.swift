import Foundation

nonisolated extension View {
  /// Told when the part of the view that is in sight of the scroll view around it passes the threshold.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
    modifier(_VisibilityEffect(threshold: threshold, action: action))
  }
}

/// Scroll views are moved by fingers alone, and their edges are plain.
nonisolated extension View {
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> Self {
    self
  }

  public func scrollEdgeEffectDisabled(_ disabled: Bool = true, for edges: Edge.Set = .all) -> Self { self }
}

/// See [ScrollInputBehavior](https://developer.apple.com/documentation/swiftui/scrollinputbehavior).
public struct ScrollInputBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let enabled = ScrollInputBehavior(name: "enabled")
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// See [ScrollInputKind](https://developer.apple.com/documentation/swiftui/scrollinputkind).
public struct ScrollInputKind: Equatable, Sendable {
  private let name: String

  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  public static let look = ScrollInputKind(name: "look")
}
