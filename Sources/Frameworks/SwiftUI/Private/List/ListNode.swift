@_spi(Windfall) import UIKit

/// The node of a list: a scroll view with a cell around each view of the content.
@MainActor
final class ListNode<Selection: Hashable, Content: View>: _Node<List<Selection, Content>>, StateDependent {
  private let item: ListItem
  private var isEditing = false
  private let column = LazyStackItem(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0)
  private var content: _Node<Content>?
  private var look: _ListLook?
  /// Where the rows before the first section begin.
  private let firstMark = SectionMarkItem()
  private var rows: [ObjectIdentifier: ListRowItem] = [:]
  private var headings: [ObjectIdentifier: SectionCellItem] = [:]
  private var selection: ListSelection<Selection>?
  /// What was chosen last, by touch or by the app.
  private var lastChoice: Selection?
  /// The rows with the values they stand for.
  private var choices: [(row: ListRowItem, value: Selection)] = []
  /// What is in the menu that was opened last.
  private var menuItems: _Node<AnyView>?

  init(_ view: List<Selection, Content>, _ context: _NodeContext) {
    item = ListItem(view: ListRenderView(frame: .zero), child: column)
    super.init(context)
    environment.accessibilityScope?.elementAdded()
    configure()
    selection = view.selection
    content = Content._makeNode(view.content, contentContext)
    column.source = { [unowned self] in makeRows() }
    _ = column.children
    revalidate()
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func update(_ view: List<Selection, Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    selection = view.selection
    configure()
    content?.update(view.content, contentContext.environment)
    revalidate()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    configure()
    content?.updateEnvironment(contentContext.environment)
    revalidate()
  }

  /// Shows what is chosen, and whether the list is edited.
  override func revalidate() {
    isInvalid = false
    isEditing = ViewGraph.reading(self) { environment.editMode?.wrappedValue.isEditing ?? false }
    for row in rows.values { row.configure(isEditing: isEditing) }
    showSelection()
    followChoice()
  }

  /// A choice that the app makes opens the next column as well, the one that it begins with included.
  private func followChoice() {
    guard case .single(let binding) = selection, let opener = environment.columnOpener, opener.followsChoices else {
      return
    }
    let choice = ViewGraph.reading(self) { binding.wrappedValue }
    guard choice != lastChoice else { return }
    lastChoice = choice
    if choice != nil { graph.afterUpdate { opener.isOpen.wrappedValue = true } }
  }

  private func showSelection() {
    guard let selection else { return }
    let canChoose = selection.allowsChoice(isEditing: isEditing)
    ViewGraph.reading(self) {
      for (row, value) in choices {
        guard let cell = row.view as? ListCellView else { continue }
        cell.isSelectedRow = selection.contains(value)
        cell.onSelect = nil
        if canChoose { cell.onSelect = { [weak self] in self?.choose(value) } }
        cell.onHold = nil
        guard let menu = environment.selectionMenu else { continue }
        if !isEditing, let perform = menu.primaryAction(for: [value]) { cell.onSelect = perform }
        cell.onHold = { [weak self, weak cell] in
          if let self, let cell { openMenu(menu, of: value, at: cell) }
        }
      }
    }
  }

  private func choose(_ value: Selection) {
    selection?.choose(value)
    environment.columnOpener?.isOpen.wrappedValue = true
    invalidate()
  }

  /// A row that is chosen stands for all that are.
  private func openMenu(_ menu: SelectionMenu, of value: Selection, at cell: UIView) {
    let values = selection?.values.contains(value) == true ? selection?.values ?? [] : [value]
    guard let items = menu.items(for: values) else { return }
    menuItems?.remove()
    let content = AnyView._makeNode(
      items, _NodeContext(graph: graph, parent: self, environment: contentContext.environment.withoutAccessibility()))
    menuItems = content
    let elements = MenuReader.elements(in: content)
    if !elements.isEmpty { UIMenu(children: elements).open(for: cell) }
  }

  override func remove() {
    if isAlive { environment.accessibilityScope?.elementRemoved() }
    super.remove()
    menuItems?.remove()
    column.source = nil
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  override func structureChanged() { column.childrenChanged() }

  /// The list is an element itself.
  private var contentContext: _NodeContext {
    var inner = environment.withoutAccessibility()
    inner.isListRow = true
    inner.isTable = false
    inner.selectionMenu = nil
    return _NodeContext(graph: graph, parent: self, environment: inner, isLazy: true)
  }

  private func configure() {
    item.view.accessibilityIdentifier = environment.accessibility.identifier
    (item.view as? ListRenderView)?.setRefresh(environment.refreshAction)
    (item.view as? ListRenderView)?.isTable = environment.isTable
    (item.view as? UIScrollView)?.keyboardDismissMode = environment.scrollDismissesKeyboardMode.mode
    (item.view as? UIScrollView)?.isScrollEnabled = environment.isScrollEnabled
    let look = environment.listLook
    item.page = environment.isScrollBackgroundHidden ? nil : look.page
    if self.look == look, column.spacing == environment.listRowSpacing { return }
    self.look = look
    column.margin = look.margin
    column.spacing = environment.listRowSpacing
    column.childrenChanged()
  }

  private func makeRows() -> [LayoutItem] {
    var items: [LayoutItem] = []
    content?.collectItems(into: &items)
    let known = rows
    rows = [:]
    let knownHeadings = headings
    headings = [:]
    let tags = selection == nil ? [:] : content.map { RowTags.collect($0) } ?? [:]
    choices = []
    let made: [LayoutItem] = items.map { item in
      if item is SectionTextItem {
        let heading = knownHeadings[ObjectIdentifier(item)] ?? SectionCellItem(view: SectionCellView(), child: item)
        headings[ObjectIdentifier(item)] = heading
        return heading
      }
      if !isRow(item) || item.lazyElement?.isMade == false { return item }
      let row = known[ObjectIdentifier(item)] ?? ListRowItem(child: item)
      rows[ObjectIdentifier(item)] = row
      row.minimumHeight = environment.defaultMinListRowHeight
      row.configure(isEditing: isEditing)
      if let value = RowTags.tag(of: item, in: tags)?.base as? Selection, !item.rowTraits.isSelectionDisabled {
        choices.append((row, value))
      }
      return row
    }
    showSelection()
    return part(made)
  }

  /// Leaves room between the sections, and tells rows which end of a section they are.
  private func part(_ made: [LayoutItem]) -> [LayoutItem] {
    guard let look else { return made }
    var items = made
    if look.gap > 0, !(items.first is SectionMarkItem), !items.isEmpty { items.insert(firstMark, at: 0) }
    var beginsSection = true
    for (index, item) in items.enumerated() {
      let next = index + 1 < items.count ? items[index + 1] : nil
      if let mark = item as? SectionMarkItem {
        let height = next is SectionCellItem ? look.headedGap : look.gap
        mark.height = next == nil || next is SectionMarkItem ? 0 : height
      }
      (item as? ListRowItem)?.show(look, isFirst: beginsSection, isLast: !isRow(next))
      beginsSection = !isRow(item)
    }
    return items
  }

  private func isRow(_ item: LayoutItem?) -> Bool {
    !(item == nil || item is SectionMarkItem || item is SectionTextItem || item is SectionCellItem)
  }
}

extension EnvironmentValues {
  private enum RowKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the view is inside a row of a list.
  var isListRow: Bool {
    get { self[RowKey.self] }
    set { self[RowKey.self] = newValue }
  }
}
