/// See [WKProcessPool](https://developer.apple.com/documentation/webkit/wkprocesspool).
@preconcurrency @MainActor open class WKProcessPool: NSObject {
  public nonisolated override init() { super.init() }
}
