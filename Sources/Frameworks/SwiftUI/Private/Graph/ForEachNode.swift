/// Keeps a node for each identifier; elements that moved keep theirs.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node<ForEach<Data, ID, Content>>,
  ElementSource
{
  /// An identifier and how many equal ones come before it.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  private var ids: [ID] = []
  private var keys: [Key] = []
  private var nodes: [_Node<Content>] = []

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    super.init(context)
    ids = view.data.map(view.id)
    keys = makeKeys(ids)
    nodes.reserveCapacity(keys.count)
    for element in view.data { nodes.append(Content._makeNode(view.content(element), childContext)) }
  }

  override var children: [_ViewNode] { nodes }

  var elements: [(id: AnyHashable, node: _ViewNode)] { zip(ids, nodes).map { (AnyHashable($0), $1) } }

  override func update(_ view: ForEach<Data, ID, Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    let newIDs = view.data.map(view.id)
    if newIDs == ids {
      updateAll(view, environment)
      return
    }
    ids = newIDs
    let newKeys = makeKeys(newIDs)
    var known = Dictionary(uniqueKeysWithValues: zip(keys, nodes))
    var newNodes: [_Node<Content>] = []
    newNodes.reserveCapacity(newKeys.count)
    for (key, element) in zip(newKeys, view.data) {
      if let node = known.removeValue(forKey: key) {
        node.update(view.content(element), environment)
        newNodes.append(node)
      } else {
        newNodes.append(Content._makeNode(view.content(element), childContext))
      }
    }
    keys = newKeys
    nodes = newNodes
    for node in known.values { node.remove() }
    structureChanged()
  }

  /// Elements are read from their memory where they lie side by side, which is quicker than through an iterator.
  private func updateAll(_ view: ForEach<Data, ID, Content>, _ environment: EnvironmentValues) {
    let content = view.content
    let isDone: Void? = view.data.withContiguousStorageIfAvailable { elements in
      for index in elements.indices { nodes[index].update(content(elements[index]), environment) }
    }
    if isDone != nil { return }
    for (node, element) in zip(nodes, view.data) { node.update(content(element), environment) }
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
