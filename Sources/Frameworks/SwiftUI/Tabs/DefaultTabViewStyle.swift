/// See [DefaultTabViewStyle](https://developer.apple.com/documentation/swiftui/defaulttabviewstyle).
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}

  public var _kind: _TabViewKind { .bar }
}
