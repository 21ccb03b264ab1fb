import Foundation

/// See [LayoutSubviews](https://developer.apple.com/documentation/swiftui/layoutsubviews).
@preconcurrency @MainActor
public struct LayoutSubviews: @preconcurrency RandomAccessCollection {
  let items: [LayoutItem]
  var placed: PlacedItems?

  public var startIndex: Int { 0 }

  public var endIndex: Int { items.count }

  public subscript(position: Int) -> LayoutSubview { LayoutSubview(item: items[position], placed: placed) }

  public var layoutDirection: LayoutDirection { .leftToRight }

  /// Lets an item that is there only for this arrange the views, which stay with the item that has them.
  func arrange<Result>(with item: ContainerItem, _ body: (ContainerItem) -> Result) -> Result {
    let (items, containers) = (items, items.map(\.container))
    item.source = { items }
    defer {
      for (item, container) in zip(items, containers) { item.container = container }
    }
    return body(item)
  }

  /// The same, where the item places all the views.
  func place(with item: ContainerItem, in bounds: CGRect, _ proposal: ProposedViewSize) {
    arrange(with: item) { $0.placeContents(bounds, proposal) }
    for item in items { placed?.insert(item) }
  }
}
