/// See [PresentationSizing](https://developer.apple.com/documentation/swiftui/presentationsizing).
///
/// A structure here: apps have no sizings of their own.
public struct PresentationSizing: Sendable {
  private let name: String

  public static let automatic = PresentationSizing(name: "automatic")
  public static let page = PresentationSizing(name: "page")
  public static let form = PresentationSizing(name: "form")
  public static let fitted = PresentationSizing(name: "fitted")
}
