/// See [WKNavigation](https://developer.apple.com/documentation/webkit/wknavigation).
@preconcurrency @MainActor open class WKNavigation: NSObject {}

/// See [WKNavigationType](https://developer.apple.com/documentation/webkit/wknavigationtype).
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// See [WKNavigationResponse](https://developer.apple.com/documentation/webkit/wknavigationresponse).
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  private let ownResponse: URLResponse

  /// Tests make responses of subclasses.
  public override convenience init() {
    self.init(
      response: URLResponse(url: PageLoad.blank, mimeType: nil, expectedContentLength: 0, textEncodingName: nil))
  }

  init(response: URLResponse) {
    ownResponse = response
    super.init()
  }

  open var isForMainFrame: Bool { true }

  open var response: URLResponse { ownResponse }

  open var canShowMIMEType: Bool {
    guard let type = ownResponse.mimeType?.lowercased() else { return true }
    return type.hasPrefix("text/") || type.hasPrefix("image/") || type.contains("xml") || type.contains("json")
  }
}

/// See [WKNavigationResponsePolicy](https://developer.apple.com/documentation/webkit/wknavigationresponsepolicy).
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel, allow, download
}

/// See [WKNavigationAction](https://developer.apple.com/documentation/webkit/wknavigationaction).
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  private let ownRequest: URLRequest
  private let type: WKNavigationType
  private let opensWindow: Bool

  /// Tests make actions of subclasses.
  public override convenience init() { self.init(request: URLRequest(url: PageLoad.blank), type: .other) }

  init(request: URLRequest, type: WKNavigationType, opensWindow: Bool = false) {
    ownRequest = request
    self.type = type
    self.opensWindow = opensWindow
    super.init()
  }

  open var request: URLRequest { ownRequest }

  open var navigationType: WKNavigationType { type }

  open var sourceFrame: WKFrameInfo { WKFrameInfo(request: request) }

  open var targetFrame: WKFrameInfo? { opensWindow ? nil : WKFrameInfo(request: request) }

  open var shouldPerformDownload: Bool { false }
}

/// See [WKNavigationActionPolicy](https://developer.apple.com/documentation/webkit/wknavigationactionpolicy).
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}
