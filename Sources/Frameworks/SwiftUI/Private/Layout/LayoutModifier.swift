import Foundation

/// A modifier that changes only sizes and places.
nonisolated protocol LayoutModifier: PrimitiveModifier {
  associatedtype Item: ModifierItem
  @MainActor func makeItem(_ child: LayoutItem) -> Item
  /// Sets the item's parameters, and says whether any of them is new.
  @MainActor func configure(_ item: Item, _ environment: EnvironmentValues) -> Bool
}

@MainActor
extension LayoutModifier {
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    LayoutModifierNode(view, context)
  }
}

@MainActor
final class LayoutModifierNode<Content: View, Modifier: LayoutModifier>: WrapperNode<Content, Modifier, Modifier.Item> {
  override func wrap(_ item: LayoutItem) -> Modifier.Item { modifier.makeItem(item) }

  override func configure(_ item: Modifier.Item) {
    if modifier.configure(item, environment) { item.invalidateLayout() }
  }
}

/// The distances that SwiftUI uses where an app names none.
enum LayoutDefaults {
  /// Between the views of a stack or grid.
  static let spacing: CGFloat = 8
  /// For `padding()` without a length.
  static let padding: CGFloat = 16
  /// What shapes and colours take when nothing is proposed.
  static let idealLength: CGFloat = 10
}

/// The item that a layout arranges its views with.
@preconcurrency @MainActor
public struct _LayoutArrangement {
  let item: ContainerItem

  nonisolated init(_ item: ContainerItem) { self.item = item }
}
