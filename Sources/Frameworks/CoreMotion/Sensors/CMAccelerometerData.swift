/// See [CMAccelerometerData](https://developer.apple.com/documentation/coremotion/cmaccelerometerdata).
///
/// A manager never makes one.
open class CMAccelerometerData: CMLogItem {
  open private(set) var acceleration = CMAcceleration()
}
