import Foundation
import UIKit
import WindfallCore

/// See [GeometryEffect](https://developer.apple.com/documentation/swiftui/geometryeffect).
///
/// Of a perspective only the affine part is seen.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }

  public func ignoredByLayout() -> Self { self }

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    GeometryEffectNode(view, context)
  }
}

/// An item whose view is transformed by a function of its size.
@MainActor
final class GeometryEffectItem: HostItem {
  var transform: (@MainActor (CGSize) -> CGAffineTransform)?

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    super.placeContents(rect, proposal)
    let own = transform?(rect.size) ?? .identity
    // A view turns about its centre, an effect about the corner.
    let (x, y) = (rect.width / 2, rect.height / 2)
    view.transform = CGAffineTransform(translationX: x, y: y).concatenating(own)
      .concatenating(CGAffineTransform(translationX: -x, y: -y))
  }
}

/// The node of content that an effect of the app's own moves, by its size.
@MainActor
final class GeometryEffectNode<Content: View, Effect: GeometryEffect>: WrapperNode<Content, Effect, GeometryEffectItem>
{
  override func wrap(_ item: LayoutItem) -> GeometryEffectItem { GeometryEffectItem(view: RenderView(), child: item) }

  override func configure(_ item: GeometryEffectItem) {
    let effect = modifier
    item.transform = { effect.effectValue(size: $0).affine }
    item.invalidateLayout()
  }
}
