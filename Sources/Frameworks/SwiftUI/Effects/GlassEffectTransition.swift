/// See [GlassEffectTransition](https://developer.apple.com/documentation/swiftui/glasseffecttransition).
public struct GlassEffectTransition: Sendable {
  public static let identity = GlassEffectTransition()
  public static let matchedGeometry = GlassEffectTransition()
  public static let materialize = GlassEffectTransition()
}
