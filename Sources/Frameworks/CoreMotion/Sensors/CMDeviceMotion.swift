/// See [CMDeviceMotion](https://developer.apple.com/documentation/coremotion/cmdevicemotion).
///
/// A manager never makes one.
open class CMDeviceMotion: CMLogItem {
  open private(set) var attitude = CMAttitude()
  open private(set) var rotationRate = CMRotationRate()
  open private(set) var gravity = CMAcceleration()
  open private(set) var userAcceleration = CMAcceleration()
}
