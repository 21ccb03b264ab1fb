@_spi(Windfall) import FoundationOverlay

/// See [CMMotionActivityHandler](https://developer.apple.com/documentation/coremotion/cmmotionactivityhandler).
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void

/// See [CMMotionActivityQueryHandler](https://developer.apple.com/documentation/coremotion/cmmotionactivityqueryhandler).
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// See [CMMotionActivityManager](https://developer.apple.com/documentation/coremotion/cmmotionactivitymanager).
///
/// As on a simulator nothing tells what the device does, so that handlers of updates are not called.
open class CMMotionActivityManager: NSObject {
  public override init() { super.init() }

  open class func isActivityAvailable() -> Bool { false }

  open class func authorizationStatus() -> CMAuthorizationStatus {
    Permission.motion.isGranted ? .authorized : .notDetermined
  }

  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    Callback { handler(nil, CMErrorMotionActivityNotAvailable.error) }.call(on: queue)
  }

  /// The handler has no way to be told of an error.
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {}

  /// No update is to come that could be stopped.
  open func stopActivityUpdates() {}
}
