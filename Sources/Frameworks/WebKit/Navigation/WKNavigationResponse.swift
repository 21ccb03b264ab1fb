/// See [WKNavigationResponse](https://developer.apple.com/documentation/webkit/wknavigationresponse).
///
/// None comes: there is no network.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  open var isForMainFrame: Bool { true }

  open var response: URLResponse {
    URLResponse(url: PageLoad.blank, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
  }

  open var canShowMIMEType: Bool { true }
}
