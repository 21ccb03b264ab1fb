/// See [CLVisit](https://developer.apple.com/documentation/corelocation/clvisit).
///
/// A manager never makes one: the device goes nowhere.
open class CLVisit: NSObject {
  open private(set) var arrivalDate = Date.distantPast
  open private(set) var departureDate = Date.distantFuture
  open private(set) var coordinate = kCLLocationCoordinate2DInvalid
  open private(set) var horizontalAccuracy: CLLocationAccuracy = 0
}
