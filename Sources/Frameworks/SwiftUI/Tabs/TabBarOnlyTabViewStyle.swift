/// See [TabBarOnlyTabViewStyle](https://developer.apple.com/documentation/swiftui/tabbaronlytabviewstyle).
///
/// A bar, as on an iPhone.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}

  public var _kind: _TabViewKind { .bar }
}
