/// See [UIOpenURLContext](https://developer.apple.com/documentation/uikit/uiopenurlcontext).
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  open private(set) var url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}
