/// See [EmptyModifier](https://developer.apple.com/documentation/swiftui/emptymodifier).
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()

  public nonisolated init() {}

  public func body(content: Content) -> some View { content }
}
