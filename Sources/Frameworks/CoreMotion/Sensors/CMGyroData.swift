/// See [CMGyroData](https://developer.apple.com/documentation/coremotion/cmgyrodata).
///
/// A manager never makes one.
open class CMGyroData: CMLogItem {
  open private(set) var rotationRate = CMRotationRate()
}
