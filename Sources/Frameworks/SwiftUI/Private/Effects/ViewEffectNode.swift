import UIKit

@MainActor
final class ViewEffectNode<Content: View, Effect: ViewEffect>: WrapperNode<Content, Effect, HostItem> {
  override func wrap(_ item: LayoutItem) -> HostItem { HostItem(view: modifier.makeView(), child: item) }

  override func configure(_ item: HostItem) {
    guard let view = item.view as? Effect.EffectView else { return }
    modifier.configure(view, environment)
  }
}
