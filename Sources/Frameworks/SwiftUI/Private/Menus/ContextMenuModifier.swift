@_spi(Windfall) import UIKit

/// What `contextMenu` puts around a view.
public struct _ContextMenuModifier<Items: View>: PrimitiveModifier {
  let items: Items

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    ContextMenuNode(view, context)
  }
}

private final class ContextMenuNode<Content: View, Items: View>: _Node<
  ModifiedContent<Content, _ContextMenuModifier<Items>>
>
{
  private var content: _Node<ModifiedContent<Content, ContextMenuEffect>>?
  private var items: _Node<Items>?

  init(_ view: ModifiedContent<Content, _ContextMenuModifier<Items>>, _ context: _NodeContext) {
    super.init(context)
    items = Items._makeNode(view.modifier.items, itemsContext)
    content = ModifiedContent<Content, ContextMenuEffect>._makeNode(shown(view.content), childContext)
  }

  override var children: [_ViewNode] { [content, items].compactMap { $0 as _ViewNode? } }

  override func update(
    _ view: ModifiedContent<Content, _ContextMenuModifier<Items>>, _ environment: EnvironmentValues
  ) {
    self.environment = environment
    items?.update(view.modifier.items, itemsContext.environment)
    content?.update(shown(view.content), environment)
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    items?.updateEnvironment(itemsContext.environment)
    content?.updateEnvironment(environment)
  }

  override func collectItems(into items: inout [LayoutItem]) { content?.collectItems(into: &items) }

  private func shown(_ content: Content) -> ModifiedContent<Content, ContextMenuEffect> {
    content.modifier(
      ContextMenuEffect { [weak self] in self?.items.map { MenuReader.elements(in: $0) } ?? [] })
  }

  /// What is in the menu is not on the screen, so nothing around the view speaks of it.
  private var itemsContext: _NodeContext {
    var inner = environment.withoutAccessibility()
    inner.isListRow = false
    return _NodeContext(graph: graph, parent: self, environment: inner)
  }
}

/// Opens a menu when a finger stays down on the content; without entries there is none.
struct ContextMenuEffect: ViewEffect {
  let entries: @MainActor () -> [UIMenuElement]

  func makeView() -> GestureView { GestureView(minimumDuration: 0.5) }

  func configure(_ view: GestureView, _ environment: EnvironmentValues) {
    let entries = entries
    view.action = { [weak view] in
      let elements = entries()
      if let view, !elements.isEmpty { UIMenu(children: elements).open(for: view) }
    }
    view.isEnabled = environment.isEnabled
  }
}

/// Keeps the content of a menu beside its button.
struct MenuModifier: PrimitiveModifier {
  let content: AnyView
  let handle: MenuHandle

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    MenuNode(view, context)
  }
}
