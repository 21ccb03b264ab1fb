/// See [CLVisit](https://developer.apple.com/documentation/corelocation/clvisit).
///
/// A manager never makes one: the device goes nowhere.
open class CLVisit: NSObject {
  open private(set) var arrivalDate = Date.distantPast
  open private(set) var departureDate = Date.distantFuture
  open private(set) var coordinate = kCLLocationCoordinate2DInvalid
  open private(set) var horizontalAccuracy: CLLocationAccuracy = 0
}

/// See [CLHeading](https://developer.apple.com/documentation/corelocation/clheading).
///
/// A manager never makes one: there is no compass.
open class CLHeading: NSObject {
  open private(set) var magneticHeading: CLLocationDirection = 0
  open private(set) var trueHeading: CLLocationDirection = -1
  open private(set) var headingAccuracy: CLLocationDirection = -1
  open private(set) var timestamp = Date()
}
