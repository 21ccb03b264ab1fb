/// See [GroupedTabViewStyle](https://developer.apple.com/documentation/swiftui/groupedtabviewstyle).
///
/// A bar, as on an iPhone.
public struct GroupedTabViewStyle: TabViewStyle {
  public init() {}

  public var _kind: _TabViewKind { .bar }
}
