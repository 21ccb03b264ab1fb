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
