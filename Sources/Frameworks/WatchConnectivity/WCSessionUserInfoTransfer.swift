/// See [WCSessionUserInfoTransfer](https://developer.apple.com/documentation/watchconnectivity/wcsessionuserinfotransfer).
///
/// There is no watch that it could go to.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  public let userInfo: [String: Any]

  init(userInfo: [String: Any]) {
    self.userInfo = userInfo
    super.init()
  }
}
