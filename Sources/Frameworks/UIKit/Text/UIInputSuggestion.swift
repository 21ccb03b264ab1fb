/// See [UIInputSuggestion](https://developer.apple.com/documentation/uikit/uiinputsuggestion). The keyboard makes none.
@preconcurrency @MainActor open class UIInputSuggestion: NSObject {
  override init() { super.init() }
}
