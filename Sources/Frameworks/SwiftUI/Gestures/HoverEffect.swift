/// See [HoverEffect](https://developer.apple.com/documentation/swiftui/hovereffect).
public struct HoverEffect: Sendable {
  private let name: String

  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}
