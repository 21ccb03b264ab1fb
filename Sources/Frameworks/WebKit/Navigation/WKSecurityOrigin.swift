/// See [WKSecurityOrigin](https://developer.apple.com/documentation/webkit/wksecurityorigin).
@preconcurrency @MainActor open class WKSecurityOrigin: NSObject {
  private let url: URL?

  init(url: URL?) {
    self.url = url
    super.init()
  }

  open var `protocol`: String { url?.scheme?.lowercased() ?? "" }

  open var host: String { url?.host?.lowercased() ?? "" }

  /// Zero for the usual one of the protocol.
  open var port: Int {
    let usual = ["http": 80, "https": 443]
    guard let port = url?.port, port != usual[self.protocol] else { return 0 }
    return port
  }
}
