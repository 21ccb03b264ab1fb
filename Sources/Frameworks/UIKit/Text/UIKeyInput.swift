/// See [UIKeyInput](https://developer.apple.com/documentation/uikit/uikeyinput).
@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
