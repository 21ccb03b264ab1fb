/// See [Form](https://developer.apple.com/documentation/swiftui/form).
public struct Form<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { List { content } }
}
