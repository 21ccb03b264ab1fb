/// See [IndexViewStyle](https://developer.apple.com/documentation/swiftui/indexviewstyle).
public protocol IndexViewStyle {}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// See [PageIndexViewStyle](https://developer.apple.com/documentation/swiftui/pageindexviewstyle).
public struct PageIndexViewStyle: IndexViewStyle {
  /// See [BackgroundDisplayMode](https://developer.apple.com/documentation/swiftui/pageindexviewstyle/backgrounddisplaymode).
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
