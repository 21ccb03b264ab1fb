import UIKit

/// The node of a list: a scroll view with a cell around each view of the content.
@MainActor
final class ListNode<Selection: Hashable, Content: View>: _Node<List<Selection, Content>> {
  private let item: ListItem
  private let column = ListColumnItem()
  private var content: _Node<Content>?
  private var rows: [ObjectIdentifier: ListRowItem] = [:]

  init(_ view: List<Selection, Content>, _ context: _NodeContext) {
    item = ListItem(view: ListRenderView(frame: .zero), child: column)
    super.init(context)
    environment.accessibilityScope?.elementAdded()
    configure()
    content = Content._makeNode(view.content, contentContext)
    column.source = { [unowned self] in makeRows() }
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func update(_ view: List<Selection, Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    configure()
    content?.update(view.content, contentContext.environment)
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    configure()
    content?.updateEnvironment(contentContext.environment)
  }

  override func remove() {
    if isAlive { environment.accessibilityScope?.elementRemoved() }
    super.remove()
    column.source = nil
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  override func structureChanged() { column.childrenChanged() }

  /// The list is an element itself.
  private var contentContext: _NodeContext {
    var inner = environment.withoutAccessibility()
    inner.isListRow = true
    return _NodeContext(graph: graph, parent: self, environment: inner)
  }

  private func configure() {
    item.view.accessibilityIdentifier = environment.accessibility.identifier
    (item.view as? ListRenderView)?.setRefresh(environment.refreshAction)
    (item.view as? UIScrollView)?.keyboardDismissMode = environment.scrollDismissesKeyboardMode.mode
    guard column.margin != environment.listMargin else { return }
    column.margin = environment.listMargin
    column.invalidateLayout()
  }

  private func makeRows() -> [LayoutItem] {
    var items: [LayoutItem] = []
    content?.collectItems(into: &items)
    let known = rows
    rows = [:]
    return items.map { item in
      if item is SectionTextItem { return item }
      let row = known[ObjectIdentifier(item)] ?? ListRowItem(child: item)
      rows[ObjectIdentifier(item)] = row
      row.configure()
      return row
    }
  }
}

extension EnvironmentValues {
  private enum RowKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum MarginKey: EnvironmentKey { static var defaultValue: CGFloat { 16 } }

  /// Whether the view is inside a row of a list.
  var isListRow: Bool {
    get { self[RowKey.self] }
    set { self[RowKey.self] = newValue }
  }

  /// How far the rows of lists keep from the sides.
  var listMargin: CGFloat {
    get { self[MarginKey.self] }
    set { self[MarginKey.self] = newValue }
  }
}
