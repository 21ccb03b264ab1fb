/// What `listRowBackground` puts around a view.
public struct _RowBackgroundModifier<Background: View>: PrimitiveModifier {
  let background: Background?

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    RowBackgroundNode(view, context)
  }
}

private final class RowBackgroundNode<Content: View, Background: View>: WrapperNode<
  Content, _RowBackgroundModifier<Background>, RowBackgroundItem
>
{
  private var backgrounds: [(item: RowBackgroundItem, node: _Node<Background?>)] = []

  override var ownNodes: [_ViewNode] { backgrounds.map(\.node) }

  override func wrap(_ item: LayoutItem) -> RowBackgroundItem {
    let layers = LayersItem(alignment: .center)
    let node = Background?._makeNode(modifier.background, childContext)
    layers.source = {
      var items: [LayoutItem] = []
      node.collectItems(into: &items)
      return items
    }
    let wrapped = RowBackgroundItem(child: item, background: layers)
    backgrounds.append((wrapped, node))
    return wrapped
  }

  override func discard(_ item: RowBackgroundItem) {
    guard let index = backgrounds.firstIndex(where: { $0.item === item }) else { return }
    backgrounds.remove(at: index).node.remove()
  }

  override func update(
    _ view: ModifiedContent<Content, _RowBackgroundModifier<Background>>, _ environment: EnvironmentValues
  ) {
    super.update(view, environment)
    for entry in backgrounds {
      entry.node.update(modifier.background, environment)
      entry.item.background.childrenChanged()
    }
  }
}

/// Tells the row around what is behind it.
@MainActor
final class RowBackgroundItem: ModifierItem {
  let background: LayersItem

  init(child: LayoutItem, background: LayersItem) {
    self.background = background
    super.init(child: child)
    background.container = self
  }

  override var rowTraits: RowTraits {
    var traits = child.rowTraits
    traits.background = background
    return traits
  }
}
