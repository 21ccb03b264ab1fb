/// See [CMAltitudeData](https://developer.apple.com/documentation/coremotion/cmaltitudedata).
///
/// An altimeter never makes one.
open class CMAltitudeData: CMLogItem {
  open private(set) var relativeAltitude = NSNumber(value: 0)
  open private(set) var pressure = NSNumber(value: 0)
}
