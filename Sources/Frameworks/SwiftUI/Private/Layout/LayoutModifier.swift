/// A modifier that changes only sizes and places.
@preconcurrency @MainActor
protocol LayoutModifier: PrimitiveModifier {
  associatedtype Item: ModifierItem
  func makeItem(_ child: LayoutItem) -> Item
  /// Sets the item's parameters, and says whether any of them is new.
  func configure(_ item: Item, _ environment: EnvironmentValues) -> Bool
}

extension LayoutModifier {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    LayoutModifierNode(view, context)
  }
}
