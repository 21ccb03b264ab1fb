/// See [PageTabViewStyle](https://developer.apple.com/documentation/swiftui/pagetabviewstyle).
public struct PageTabViewStyle: TabViewStyle {
  /// See [IndexDisplayMode](https://developer.apple.com/documentation/swiftui/pagetabviewstyle/indexdisplaymode).
  public struct IndexDisplayMode: Sendable {
    let showsIndex: Bool

    public static let automatic = IndexDisplayMode(showsIndex: true)
    public static let always = IndexDisplayMode(showsIndex: true)
    public static let never = IndexDisplayMode(showsIndex: false)
  }

  let indexDisplayMode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

  public var _kind: _TabViewKind { .pages(showsIndex: indexDisplayMode.showsIndex) }
}
