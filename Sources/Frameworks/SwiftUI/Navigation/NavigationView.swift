/// See [NavigationView](https://developer.apple.com/documentation/swiftui/navigationview).
///
/// There is one column on every device.
public struct NavigationView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { NavigationHost(root: AnyView(content), path: nil) }
}
