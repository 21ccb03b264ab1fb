/// See [WKNavigation](https://developer.apple.com/documentation/webkit/wknavigation).
@preconcurrency @MainActor open class WKNavigation: NSObject {}
