/// See [CLHeading](https://developer.apple.com/documentation/corelocation/clheading).
///
/// A manager never makes one: there is no compass.
open class CLHeading: NSObject {
  open private(set) var magneticHeading: CLLocationDirection = 0
  open private(set) var trueHeading: CLLocationDirection = -1
  open private(set) var headingAccuracy: CLLocationDirection = -1
  open private(set) var timestamp = Date()
}
