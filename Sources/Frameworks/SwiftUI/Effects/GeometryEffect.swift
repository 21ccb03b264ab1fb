import Foundation

/// See [GeometryEffect](https://developer.apple.com/documentation/swiftui/geometryeffect).
///
/// Of a perspective only the affine part is seen.
@preconcurrency @MainActor
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }

  public func ignoredByLayout() -> Self { self }

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    GeometryEffectNode(view, context)
  }
}
