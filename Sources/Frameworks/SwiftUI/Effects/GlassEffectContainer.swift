/// See [GlassEffectContainer](https://developer.apple.com/documentation/swiftui/glasseffectcontainer).
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}
