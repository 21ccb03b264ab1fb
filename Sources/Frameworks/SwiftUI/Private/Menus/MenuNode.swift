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

/// Makes the elements of a menu from the views in it.
@MainActor
enum MenuReader {
  static func elements(in node: _ViewNode) -> [UIMenuElement] {
    if let source = node as? any MenuElementSource { return source.menuElements }
    if let source = node as? any ActionSource { return [action(source)] }
    return node.children.flatMap { elements(in: $0) }
  }

  private static func action(_ source: any ActionSource) -> UIAction {
    var attributes: UIMenuElement.Attributes = []
    if source.actionRole == .destructive { attributes.insert(.destructive) }
    if !source.environment.isEnabled { attributes.insert(.disabled) }
    return UIAction(title: source.plainText, image: source.plainPicture, attributes: attributes) { [weak source] _ in
      source?.performAction()
    }
  }
}

/// By what the button of a menu opens it.
@MainActor
final class MenuHandle {
  var open: (() -> Void)?

  nonisolated init() {}
}

/// A node that stands for something else than a single action where it is in a menu.
@MainActor
protocol MenuElementSource: _ViewNode {
  var menuElements: [UIMenuElement] { get }
}

/// A menu style of the framework itself.
@preconcurrency @MainActor
protocol FrameworkMenuStyle: MenuStyle
where Body == Menu<MenuStyleConfiguration.Label, MenuStyleConfiguration.Content> {}

extension FrameworkMenuStyle {
  public func makeBody(configuration: MenuStyleConfiguration) -> Body { Menu(configuration) }
}
