@_spi(Windfall) import FoundationOverlay

/// See [CMPedometerHandler](https://developer.apple.com/documentation/coremotion/cmpedometerhandler).
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// See [CMPedometerEventHandler](https://developer.apple.com/documentation/coremotion/cmpedometereventhandler).
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

/// See [CMPedometer](https://developer.apple.com/documentation/coremotion/cmpedometer).
///
/// As on a simulator nothing counts steps. Handlers are told so once, on a serial queue of their own.
open class CMPedometer: NSObject {
  private let queue = DispatchQueue(label: "CMPedometer")

  public override init() { super.init() }

  open class func isStepCountingAvailable() -> Bool { false }

  open class func isDistanceAvailable() -> Bool { false }

  open class func isFloorCountingAvailable() -> Bool { false }

  open class func isPaceAvailable() -> Bool { false }

  open class func isCadenceAvailable() -> Bool { false }

  open class func isPedometerEventTrackingAvailable() -> Bool { false }

  open class func authorizationStatus() -> CMAuthorizationStatus {
    Permission.motion.isGranted ? .authorized : .notDetermined
  }

  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
    Callback { handler(nil, CMErrorMotionActivityNotAvailable.error) }.call(on: queue)
  }

  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    Callback { handler(nil, CMErrorMotionActivityNotAvailable.error) }.call(on: queue)
  }

  /// No update is to come that could be stopped.
  open func stopUpdates() {}

  open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
    Callback { handler(nil, CMErrorMotionActivityNotAvailable.error) }.call(on: queue)
  }

  /// No update is to come that could be stopped.
  open func stopEventUpdates() {}
}

/// See [CMPedometerEvent](https://developer.apple.com/documentation/coremotion/cmpedometerevent).
///
/// A pedometer never makes one.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
  open private(set) var date = Date()
  open private(set) var type = CMPedometerEventType.pause
}

/// See [CMPedometerEventType](https://developer.apple.com/documentation/coremotion/cmpedometereventtype).
public enum CMPedometerEventType: Int, Sendable {
  case pause, resume
}

/// See [CMPedometerData](https://developer.apple.com/documentation/coremotion/cmpedometerdata).
///
/// A pedometer never makes one. One that an app makes has counted nothing.
open class CMPedometerData: NSObject, @unchecked Sendable {
  open private(set) var startDate = Date()
  open private(set) var endDate = Date()
  open private(set) var numberOfSteps = NSNumber(value: 0)
  open private(set) var distance: NSNumber?
  open private(set) var floorsAscended: NSNumber?
  open private(set) var floorsDescended: NSNumber?
  open private(set) var currentPace: NSNumber?
  open private(set) var currentCadence: NSNumber?
  open private(set) var averageActivePace: NSNumber?
}
