/// See [UNTextInputNotificationResponse](https://developer.apple.com/documentation/usernotifications/untextinputnotificationresponse).
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  open private(set) var userText: String

  public override init?(coder: NSCoder) {
    userText = coder.decodeObject(forKey: "userText") as? String ?? ""
    super.init(coder: coder)
  }
}
