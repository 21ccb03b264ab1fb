/// See [TabSection](https://developer.apple.com/documentation/swiftui/tabsection).
///
/// Its tabs stand among the others, as on an iPhone.
public struct TabSection<Content: View>: View {
  private let content: Content

  public init<Header: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

extension TabSection: ViewList {
  var listedViews: [ListedView] { ListedView.list(content) }
}
