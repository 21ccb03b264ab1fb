/// See [UITextItem](https://developer.apple.com/documentation/uikit/uitextitem).
@preconcurrency @MainActor public final class UITextItem: NSObject {
  /// See [UITextItem.Content](https://developer.apple.com/documentation/uikit/uitextitem/content-swift.enum).
  public enum Content {
    case link(URL)
  }

  public let content: Content
  public let range: NSRange

  init(_ content: Content, in range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}
