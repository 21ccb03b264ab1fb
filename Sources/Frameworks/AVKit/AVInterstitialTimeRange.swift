/// See [AVInterstitialTimeRange](https://developer.apple.com/documentation/avkit/avinterstitialtimerange).
///
/// No item has one.
open class AVInterstitialTimeRange: NSObject {
  override init() { super.init() }
}
