/// See [ControlGroup](https://developer.apple.com/documentation/swiftui/controlgroup).
public struct ControlGroup<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { HStack { content } }
}
