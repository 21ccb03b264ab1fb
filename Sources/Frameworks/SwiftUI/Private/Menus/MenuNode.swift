@_spi(Windfall) import UIKit

/// The node of a menu's button: the content is read when the menu opens, and never laid out.
@MainActor
final class MenuNode<Content: View>: WrapperNode<Content, MenuModifier, ModifierItem>, MenuElementSource {
  private var menu: _Node<AnyView>?

  override init(_ view: ModifiedContent<Content, MenuModifier>, _ context: _NodeContext) {
    super.init(view, context)
    menu = AnyView._makeNode(view.modifier.content, menuContext)
    connect()
  }

  override var ownNodes: [_ViewNode] { menu.map { [$0] } ?? [] }

  override func wrap(_ item: LayoutItem) -> ModifierItem { ModifierItem(child: item) }

  override func update(_ view: ModifiedContent<Content, MenuModifier>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    menu?.update(view.modifier.content, menuContext.environment)
    connect()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    super.updateEnvironment(environment)
    menu?.updateEnvironment(menuContext.environment)
  }

  var menuElements: [UIMenuElement] {
    let button = children.first
    return [UIMenu(title: button?.plainText ?? "", image: button?.plainPicture, children: elements)]
  }

  private var elements: [UIMenuElement] { menu.map { MenuReader.elements(in: $0) } ?? [] }

  private var menuContext: _NodeContext {
    _NodeContext(graph: graph, parent: self, environment: environment.withoutAccessibility())
  }

  private func connect() { modifier.handle.open = { [weak self] in self?.open() } }

  private func open() {
    var views: [UIView] = []
    for item in items { item.collectViews(into: &views) }
    if let view = views.first { UIMenu(children: elements).open(for: view) }
  }
}
