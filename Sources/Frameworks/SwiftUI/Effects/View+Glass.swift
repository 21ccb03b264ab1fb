import Foundation

/// Glass is clear here: what lies under it is drawn without blur or shine.
extension View {
  public func glassEffect(_ glass: Glass = .regular) -> Self { self }

  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> Self { self }

  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> Self { self }

  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> Self { self }

  public func glassEffectTransition(_ transition: GlassEffectTransition) -> Self { self }

  public func backgroundExtensionEffect() -> Self { self }

  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> Self { self }

  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> Self { self }
}
