import Foundation
import UIKit

/// What effects make of a view of some size.
public struct _VisualLook {
  let size: CGSize
  var transform = CGAffineTransform.identity
  var opacity = 1.0

  mutating func move(_ change: CGAffineTransform, about anchor: UnitPoint) {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    transform =
      transform
      .concatenating(CGAffineTransform(translationX: -x, y: -y))
      .concatenating(change)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

/// What `visualEffect` puts around a view.
struct _VisualEffectModifier: PrimitiveModifier {
  let look: @MainActor (GeometryProxy) -> _VisualLook

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    VisualEffectNode(view, context)
  }
}

private final class VisualEffectNode<Content: View>: WrapperNode<
  Content, _VisualEffectModifier, GeometryEffectItem
>
{
  override func wrap(_ item: LayoutItem) -> GeometryEffectItem { GeometryEffectItem(view: RenderView(), child: item) }

  override func configure(_ item: GeometryEffectItem) {
    let modifier = modifier
    item.transform = { [weak item] size in
      let look = modifier.look(GeometryProxy(size: size, item: item))
      item?.view.alpha = look.opacity
      return look.transform
    }
    item.invalidateLayout()
  }
}

/// An effect after another one.
struct ChangedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: @Sendable (inout _VisualLook) -> Void

  func _change(_ look: inout _VisualLook) {
    base._change(&look)
    change(&look)
  }
}
