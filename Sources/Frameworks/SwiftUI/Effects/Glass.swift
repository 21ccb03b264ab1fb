import Foundation

/// See [Glass](https://developer.apple.com/documentation/swiftui/glass).
public struct Glass: Equatable, Sendable {
  public static let regular = Glass()
  public static let clear = Glass()
  public static let identity = Glass()

  public func tint(_ color: Color?) -> Glass { self }

  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// See [GlassEffectContainer](https://developer.apple.com/documentation/swiftui/glasseffectcontainer).
public struct GlassEffectContainer<Content: View>: View {
  nonisolated(unsafe) private let content: Content

  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

/// See [GlassEffectTransition](https://developer.apple.com/documentation/swiftui/glasseffecttransition).
public struct GlassEffectTransition: Sendable {
  public static let identity = GlassEffectTransition()
  public static let matchedGeometry = GlassEffectTransition()
  public static let materialize = GlassEffectTransition()
}

/// Glass is clear here: what lies under it is drawn without blur or shine.
nonisolated extension View {
  @_disfavoredOverload public func glassEffect(_ glass: Glass = .regular) -> Self { self }

  @_disfavoredOverload public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> Self { self }

  @_disfavoredOverload public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> Self
  { self }

  @_disfavoredOverload public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> Self {
    self
  }

  @_disfavoredOverload public func glassEffectTransition(_ transition: GlassEffectTransition) -> Self { self }

  public func backgroundExtensionEffect() -> Self { self }

  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> Self { self }

  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> Self { self }
}
