import Foundation
import UIKit

/// What a view says of the row of a list that it is in.
@MainActor
struct RowTraits {
  /// The room around the view in its row.
  var insets: EdgeInsets?
  /// What is behind the whole row.
  var background: LayoutItem?
  var swipes = RowSwipes()
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var isSelectionDisabled = false
  /// Whether no line parts the row from the next.
  var isLineHidden = false
}

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

/// What `deleteDisabled`, `moveDisabled`, `selectionDisabled` and `listRowSeparator` put around a view.
public struct _RowFlagsModifier: LayoutModifier, Equatable {
  var isDeleteDisabled: Bool?
  var isMoveDisabled: Bool?
  var isSelectionDisabled: Bool?
  var isLineHidden: Bool?

  func makeItem(_ child: LayoutItem) -> RowFlagsItem { RowFlagsItem(child: child) }

  func configure(_ item: RowFlagsItem, _ environment: EnvironmentValues) -> Bool {
    if item.flags == self { return false }
    item.flags = self
    return true
  }
}

/// Tells the row around it what cannot be done with it.
@MainActor
final class RowFlagsItem: ModifierItem {
  var flags = _RowFlagsModifier()

  override var rowTraits: RowTraits {
    var traits = child.rowTraits
    traits.isDeleteDisabled = flags.isDeleteDisabled ?? traits.isDeleteDisabled
    traits.isMoveDisabled = flags.isMoveDisabled ?? traits.isMoveDisabled
    traits.isSelectionDisabled = flags.isSelectionDisabled ?? traits.isSelectionDisabled
    traits.isLineHidden = flags.isLineHidden ?? traits.isLineHidden
    return traits
  }
}

/// What `listRowInsets` puts around a view.
public struct _RowInsetsModifier: LayoutModifier {
  let insets: EdgeInsets?

  func makeItem(_ child: LayoutItem) -> RowInsetsItem { RowInsetsItem(child: child) }

  func configure(_ item: RowInsetsItem, _ environment: EnvironmentValues) -> Bool {
    if item.insets == insets { return false }
    item.insets = insets
    return true
  }
}

/// Tells the row around how much room it leaves.
@MainActor
final class RowInsetsItem: ModifierItem {
  var insets: EdgeInsets?

  override var rowTraits: RowTraits {
    var traits = child.rowTraits
    traits.insets = insets ?? traits.insets
    return traits
  }
}
