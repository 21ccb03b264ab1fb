/// See [CMDeviceMotion](https://developer.apple.com/documentation/coremotion/cmdevicemotion).
///
/// A manager never makes one.
open class CMDeviceMotion: CMLogItem {
  open private(set) var attitude = CMAttitude()
  open private(set) var rotationRate = CMRotationRate()
  open private(set) var gravity = CMAcceleration()
  open private(set) var userAcceleration = CMAcceleration()
}

/// See [CMAttitude](https://developer.apple.com/documentation/coremotion/cmattitude).
///
/// A manager never makes one.
open class CMAttitude: NSObject {
  open private(set) var roll = 0.0
  open private(set) var pitch = 0.0
  open private(set) var yaw = 0.0
}

/// See [CMRotationRate](https://developer.apple.com/documentation/coremotion/cmrotationrate).
public struct CMRotationRate: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// See [CMAcceleration](https://developer.apple.com/documentation/coremotion/cmacceleration).
public struct CMAcceleration: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// See [CMAccelerometerData](https://developer.apple.com/documentation/coremotion/cmaccelerometerdata).
///
/// A manager never makes one.
open class CMAccelerometerData: CMLogItem {
  open private(set) var acceleration = CMAcceleration()
}

/// See [CMGyroData](https://developer.apple.com/documentation/coremotion/cmgyrodata).
///
/// A manager never makes one.
open class CMGyroData: CMLogItem {
  open private(set) var rotationRate = CMRotationRate()
}
