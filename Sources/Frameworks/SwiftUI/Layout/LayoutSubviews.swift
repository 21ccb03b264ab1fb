/// See [LayoutSubviews](https://developer.apple.com/documentation/swiftui/layoutsubviews).
@preconcurrency @MainActor
public struct LayoutSubviews: @preconcurrency RandomAccessCollection {
  let items: [LayoutItem]

  public var startIndex: Int { 0 }

  public var endIndex: Int { items.count }

  public subscript(position: Int) -> LayoutSubview { LayoutSubview(item: items[position]) }

  public var layoutDirection: LayoutDirection { .leftToRight }
}
