/// Several views treated as one unit without a layout of its own:
/// [Group](https://developer.apple.com/documentation/swiftui/group).
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  @MainActor
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

extension Group: ViewList where Content: View {
  var listedViews: [ListedView] { ListedView.list(content) }
}
