/// See [WKWindowFeatures](https://developer.apple.com/documentation/webkit/wkwindowfeatures).
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {
  open var width: NSNumber? { nil }

  open var height: NSNumber? { nil }
}
