/// See [SidebarAdaptableTabViewStyle](https://developer.apple.com/documentation/swiftui/sidebaradaptabletabviewstyle).
///
/// A bar, as on an iPhone.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}

  public var _kind: _TabViewKind { .bar }
}
