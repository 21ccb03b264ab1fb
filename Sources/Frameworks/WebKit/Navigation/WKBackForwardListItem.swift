/// See [WKBackForwardListItem](https://developer.apple.com/documentation/webkit/wkbackforwardlistitem).
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
  open private(set) var url: URL
  open private(set) var title: String?
  open private(set) var initialURL: URL

  init(url: URL, title: String) {
    self.url = url
    self.title = title
    initialURL = url
    super.init()
  }
}
