/// See [CMAccelerometerHandler](https://developer.apple.com/documentation/coremotion/cmaccelerometerhandler).
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void

/// See [CMGyroHandler](https://developer.apple.com/documentation/coremotion/cmgyrohandler).
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

/// See [CMDeviceMotionHandler](https://developer.apple.com/documentation/coremotion/cmdevicemotionhandler).
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// See [CMMotionManager](https://developer.apple.com/documentation/coremotion/cmmotionmanager).
///
/// As on a simulator there are no sensors: nothing becomes active, and handlers are not called.
open class CMMotionManager: NSObject {
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  open var gyroUpdateInterval: TimeInterval = 0.01
  open var deviceMotionUpdateInterval: TimeInterval = 0.01

  public override init() { super.init() }

  open var isAccelerometerAvailable: Bool { false }

  open var isAccelerometerActive: Bool { false }

  open var accelerometerData: CMAccelerometerData? { nil }

  open func startAccelerometerUpdates() {}

  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
  }

  open func stopAccelerometerUpdates() {}

  open var isGyroAvailable: Bool { false }

  open var isGyroActive: Bool { false }

  open var gyroData: CMGyroData? { nil }

  open func startGyroUpdates() {}

  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}

  open func stopGyroUpdates() {}

  open var isMagnetometerAvailable: Bool { false }

  open var isDeviceMotionAvailable: Bool { false }

  open var isDeviceMotionActive: Bool { false }

  open var deviceMotion: CMDeviceMotion? { nil }

  open func startDeviceMotionUpdates() {}

  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}

  open func stopDeviceMotionUpdates() {}
}
