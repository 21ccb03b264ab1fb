/// See [DefaultTabLabel](https://developer.apple.com/documentation/swiftui/defaulttablabel).
///
/// What a tab for searches is called.
public struct DefaultTabLabel: View {
  public init() {}

  public var body: some View { Label("Search", systemImage: "magnifyingglass") }
}
