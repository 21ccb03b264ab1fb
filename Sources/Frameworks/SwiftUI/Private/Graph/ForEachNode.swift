/// Keeps a node for each identifier; elements that moved keep theirs.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node<ForEach<Data, ID, Content>> {
  /// An identifier and how many equal ones come before it.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  private var keys: [Key] = []
  private var nodes: [_Node<Content>] = []

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    super.init(context)
    keys = makeKeys(view)
    nodes.reserveCapacity(keys.count)
    for element in view.data { nodes.append(Content._makeNode(view.content(element), childContext)) }
  }

  override var children: [_ViewNode] { nodes }

  override func update(_ view: ForEach<Data, ID, Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    let newKeys = makeKeys(view)
    if newKeys == keys {
      for (node, element) in zip(nodes, view.data) { node.update(view.content(element), environment) }
      return
    }
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

  private func makeKeys(_ view: ForEach<Data, ID, Content>) -> [Key] {
    let ids = view.data.map(view.id)
    var keys = ids.map { Key(id: $0, occurrence: 0) }
    if Set(keys).count == keys.count { return keys }
    var seen: [ID: Int] = [:]
    keys = ids.map { id in
      let occurrence = seen[id, default: 0]
      seen[id] = occurrence + 1
      return Key(id: id, occurrence: occurrence)
    }
    return keys
  }
}
