@_spi(Windfall) import FoundationOverlay

/// See [CMAltitudeHandler](https://developer.apple.com/documentation/coremotion/cmaltitudehandler).
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

/// See [CMAltimeter](https://developer.apple.com/documentation/coremotion/cmaltimeter).
///
/// As on a simulator there is none.
open class CMAltimeter: NSObject {
  public override init() { super.init() }

  open class func isRelativeAltitudeAvailable() -> Bool { false }

  open class func authorizationStatus() -> CMAuthorizationStatus {
    Permission.motion.isGranted ? .authorized : .notDetermined
  }

  open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
    Callback { handler(nil, CMErrorNotAvailable.error) }.call(on: queue)
  }

  /// No update is to come that could be stopped.
  open func stopRelativeAltitudeUpdates() {}
}

/// See [CMAltitudeData](https://developer.apple.com/documentation/coremotion/cmaltitudedata).
///
/// An altimeter never makes one.
open class CMAltitudeData: CMLogItem {
  open private(set) var relativeAltitude = NSNumber(value: 0)
  open private(set) var pressure = NSNumber(value: 0)
}
