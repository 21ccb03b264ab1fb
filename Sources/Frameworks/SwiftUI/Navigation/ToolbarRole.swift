/// See [ToolbarRole](https://developer.apple.com/documentation/swiftui/toolbarrole).
public struct ToolbarRole: Sendable {
  private let name: String

  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}
