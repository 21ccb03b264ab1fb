import UIKit

/// What `visualEffect` puts around a view.
struct _VisualEffectModifier: PrimitiveModifier {
  let look: @MainActor (GeometryProxy) -> _VisualLook

  static func _makeNode<C: View>(
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
