/// Several views treated as one unit without a layout of its own:
/// [Group](https://developer.apple.com/documentation/swiftui/group).
public struct Group<Content> {
  @_spi(Windfall) public let content: Content

  /// For other builders than SwiftUI's.
  @_spi(Windfall) public init(holding content: Content) { self.content = content }
}

extension Group: View where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

extension Group: ViewList where Content: View {
  var listedViews: [ListedView] { ListedView.list(content) }
}
