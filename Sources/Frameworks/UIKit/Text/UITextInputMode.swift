import Foundation

/// See [UITextInputMode](https://developer.apple.com/documentation/uikit/uitextinputmode). There is one keyboard, in the
/// language of the process.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }

  public class var activeInputModes: [UITextInputMode] { [current] }

  private static let current = UITextInputMode()
}
