@_spi(Windfall) import FoundationOverlay

/// See [CMMotionActivity](https://developer.apple.com/documentation/coremotion/cmmotionactivity).
///
/// A manager never makes one. One that an app makes is none that is known.
open class CMMotionActivity: NSObject, @unchecked Sendable {
  open private(set) var confidence = CMMotionActivityConfidence.low
  open private(set) var startDate = Date()
  open private(set) var unknown = false
  open private(set) var stationary = false
  open private(set) var walking = false
  open private(set) var running = false
  open private(set) var automotive = false
  open private(set) var cycling = false
}

/// See [CMMotionActivityConfidence](https://developer.apple.com/documentation/coremotion/cmmotionactivityconfidence).
public enum CMMotionActivityConfidence: Int, Sendable {
  case low, medium, high
}

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
