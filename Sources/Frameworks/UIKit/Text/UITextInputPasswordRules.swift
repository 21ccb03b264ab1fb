/// See [UITextInputPasswordRules](https://developer.apple.com/documentation/uikit/uitextinputpasswordrules). No passwords
/// are suggested.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  open private(set) var passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
