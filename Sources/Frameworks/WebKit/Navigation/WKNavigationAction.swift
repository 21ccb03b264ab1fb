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
