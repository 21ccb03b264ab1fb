/// See [WKFrameInfo](https://developer.apple.com/documentation/webkit/wkframeinfo).
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { true }

  open private(set) var request: URLRequest

  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(url: request.url) }

  public override init() {
    request = URLRequest(url: PageLoad.blank)
    super.init()
  }

  init(request: URLRequest) {
    self.request = request
    super.init()
  }
}

/// See [WKWindowFeatures](https://developer.apple.com/documentation/webkit/wkwindowfeatures).
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {
  open var width: NSNumber? { nil }

  open var height: NSNumber? { nil }
}
