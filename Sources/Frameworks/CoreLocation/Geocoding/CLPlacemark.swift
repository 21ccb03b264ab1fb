/// See [CLPlacemark](https://developer.apple.com/documentation/corelocation/clplacemark).
///
/// A geocoder makes none here.
open class CLPlacemark: NSObject, @unchecked Sendable {
  open private(set) var location: CLLocation?
  open private(set) var region: CLRegion?
  open private(set) var timeZone: TimeZone?
  open private(set) var name: String?
  open private(set) var thoroughfare: String?
  open private(set) var subThoroughfare: String?
  open private(set) var locality: String?
  open private(set) var subLocality: String?
  open private(set) var administrativeArea: String?
  open private(set) var subAdministrativeArea: String?
  open private(set) var postalCode: String?
  open private(set) var isoCountryCode: String?
  open private(set) var country: String?
  open private(set) var inlandWater: String?
  open private(set) var ocean: String?
  open private(set) var areasOfInterest: [String]?

  public override init() { super.init() }

  public init(placemark: CLPlacemark) {
    location = placemark.location
    region = placemark.region
    timeZone = placemark.timeZone
    name = placemark.name
    thoroughfare = placemark.thoroughfare
    subThoroughfare = placemark.subThoroughfare
    locality = placemark.locality
    subLocality = placemark.subLocality
    administrativeArea = placemark.administrativeArea
    subAdministrativeArea = placemark.subAdministrativeArea
    postalCode = placemark.postalCode
    isoCountryCode = placemark.isoCountryCode
    country = placemark.country
    inlandWater = placemark.inlandWater
    ocean = placemark.ocean
    areasOfInterest = placemark.areasOfInterest
    super.init()
  }

  @_spi(Windfall) public init(location: CLLocation) {
    self.location = location
    super.init()
  }

  /// By the keys of postal addresses.
  @_spi(Windfall) public init(location: CLLocation, address: [String: Any]) {
    self.location = location
    name = address["Name"] as? String
    thoroughfare = address["Thoroughfare"] as? String ?? address["Street"] as? String
    subThoroughfare = address["SubThoroughfare"] as? String
    locality = address["City"] as? String
    subLocality = address["SubLocality"] as? String
    administrativeArea = address["State"] as? String
    subAdministrativeArea = address["SubAdministrativeArea"] as? String
    postalCode = address["ZIP"] as? String
    isoCountryCode = address["CountryCode"] as? String
    country = address["Country"] as? String
    super.init()
  }
}
