/// Keeps a node for each identifier; elements that moved keep theirs.
///
/// In a container that makes only what is in sight, an element has no node before it was in sight once.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node<ForEach<Data, ID, Content>>,
  ElementSource, LazyElementSource, StateDependent
{
  /// An identifier and how many equal ones come before it.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  /// What there is of one element.
  private struct Slot {
    var content: _Node<Content>?
    /// Stands between this node and the content where elements are made one by one.
    var holder: LazyElementNode<Content>?
    var element: LazyElement?

    var node: _ViewNode? { holder ?? content }
  }

  /// Who decides when elements are made.
  private enum Making {
    /// Nobody yet: a lazy container may ask, or somebody who wants all.
    case undecided
    case oneByOne
    case allAtOnce
  }

  private var view: ForEach<Data, ID, Content>
  private var ids: [ID]
  private var keys: [Key] = []
  private var slots: [Slot] = []
  private var making: Making

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    self.view = view
    ids = view.data.map(view.id)
    making = context.isLazy ? .undecided : .allAtOnce
    super.init(context)
    keys = makeKeys(ids)
    slots = Array(repeating: Slot(), count: keys.count)
    refresh()
  }

  override var children: [_ViewNode] {
    decide()
    return madeChildren
  }

  override var madeChildren: [_ViewNode] { slots.compactMap(\.node) }

  var elements: [(id: AnyHashable, node: _ViewNode)] {
    decide()
    return zip(ids, slots).compactMap { id, slot in slot.node.map { (AnyHashable(id), $0) } }
  }

  var unmadeElements: [(id: AnyHashable, item: LayoutItem)] {
    zip(ids, slots).compactMap { id, slot in
      guard slot.content == nil, let item = slot.element else { return nil }
      return (AnyHashable(id), item)
    }
  }

  override func update(_ view: ForEach<Data, ID, Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    self.view = view
    let newIDs = view.data.map(view.id)
    var removed: [Slot] = []
    let isReordered = newIDs != ids
    if isReordered { removed = reorder(newIDs) }
    refresh()
    for slot in removed { slot.node?.remove() }
    if isReordered { structureChanged() }
  }

  override func revalidate() { refresh() }

  override func collectItems(into items: inout [LayoutItem]) {
    for index in slots.indices { collectItems(of: index, into: &items) }
  }

  /// How many elements there are.
  var count: Int {
    decide()
    return slots.count
  }

  /// Adds the boxes of one element.
  func collectItems(of index: Int, into items: inout [LayoutItem]) {
    guard index < count else { return }
    if let node = slots[index].node { return node.collectItems(into: &items) }
    let element = slots[index].element ?? LazyElement(index, of: self)
    slots[index].element = element
    items.append(element)
  }

  func make(_ element: LazyElement) {
    guard slots.indices.contains(element.index), slots[element.index].element === element, !element.isMade else {
      return
    }
    let content = ViewGraph.reading(self) { view.content(view.data[place(element.index)]) }
    let holder = LazyElementNode(content, element, childContext)
    slots[element.index].holder = holder
    slots[element.index].content = holder.content
    structureChanged()
  }

  /// Makes all elements unless it is a lazy container that asks, or was.
  private func decide() {
    guard making == .undecided else { return }
    making = LazyContainerItem.isCollecting ? .oneByOne : .allAtOnce
    refresh()
  }

  /// Gives what was made its current view, and makes what has to be there.
  private func refresh() {
    isInvalid = false
    if making == .undecided { return }
    if making == .allAtOnce || slots.allSatisfy({ $0.content != nil }) {
      let contents = ViewGraph.reading(self) { view.data.map(view.content) }
      for (index, content) in contents.enumerated() { show(content, at: index) }
      return
    }
    let made = slots.indices.filter { slots[$0].content != nil }
    let contents = ViewGraph.reading(self) { made.map { view.content(view.data[place($0)]) } }
    for (index, content) in zip(made, contents) { show(content, at: index) }
  }

  private func show(_ content: Content, at index: Int) {
    if let node = slots[index].content {
      node.update(content, environment)
    } else {
      slots[index].content = Content._makeNode(content, childContext)
    }
  }

  private func place(_ index: Int) -> Data.Index { view.data.index(view.data.startIndex, offsetBy: index) }

  /// Takes other identifiers; gives what there was of those that are gone.
  private func reorder(_ newIDs: [ID]) -> [Slot] {
    var known = Dictionary(uniqueKeysWithValues: zip(keys, slots))
    ids = newIDs
    keys = makeKeys(newIDs)
    slots = keys.enumerated().map { index, key in
      guard let slot = known.removeValue(forKey: key) else { return Slot() }
      slot.element?.index = index
      return slot
    }
    return Array(known.values)
  }

  private func makeKeys(_ ids: [ID]) -> [Key] {
    var seen: [ID: Int] = [:]
    seen.reserveCapacity(ids.count)
    return ids.map { id in
      let occurrence = seen[id, default: 0]
      seen[id] = occurrence + 1
      return Key(id: id, occurrence: occurrence)
    }
  }
}
