@MainActor
final class LayoutModifierNode<Content: View, Modifier: LayoutModifier>: WrapperNode<Content, Modifier, Modifier.Item> {
  override func wrap(_ item: LayoutItem) -> Modifier.Item { modifier.makeItem(item) }

  override func configure(_ item: Modifier.Item) {
    if modifier.configure(item, environment) { item.invalidateLayout() }
  }
}
