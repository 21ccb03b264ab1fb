/// See [UNTextInputNotificationAction](https://developer.apple.com/documentation/usernotifications/untextinputnotificationaction).
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  open private(set) var textInputButtonTitle: String
  open private(set) var textInputPlaceholder: String

  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}
