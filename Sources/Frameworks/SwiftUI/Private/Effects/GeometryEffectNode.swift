import UIKit

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
