/// The values that the views of a list stand for.
@MainActor
enum RowTags {
  /// The value of each item that a tag, or an element of a collection, makes.
  static func collect(_ node: _ViewNode) -> [ObjectIdentifier: AnyHashable] {
    var tags: [ObjectIdentifier: AnyHashable] = [:]
    add(node, to: &tags)
    return tags
  }

  private static func add(_ node: _ViewNode, to tags: inout [ObjectIdentifier: AnyHashable]) {
    if let tag = node as? any TagSource {
      record(tag.tagValue, node, in: &tags)
    } else if let source = node as? any ElementSource {
      for element in source.elements {
        record(element.id, element.node, in: &tags)
        add(element.node, to: &tags)
      }
    } else {
      for child in node.children { add(child, to: &tags) }
    }
  }

  private static func record(_ tag: AnyHashable, _ node: _ViewNode, in tags: inout [ObjectIdentifier: AnyHashable]) {
    var items: [LayoutItem] = []
    node.collectItems(into: &items)
    for item in items { tags[ObjectIdentifier(item)] = tag }
  }

  /// The value of an item or, where it has none, of what it is around. Tags are nearer to the content than elements.
  static func tag(of item: LayoutItem, in tags: [ObjectIdentifier: AnyHashable]) -> AnyHashable? {
    var found: AnyHashable?
    var current: LayoutItem? = item
    while let next = current {
      if let tag = tags[ObjectIdentifier(next)] { found = tag }
      current = (next as? ModifierItem)?.child ?? (next as? HostItem)?.child
    }
    return found
  }
}
