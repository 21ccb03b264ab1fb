import UIKit

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// See [MKMapItem](https://developer.apple.com/documentation/mapkit/mkmapitem).
open class MKMapItem: NSObject, @unchecked Sendable {
  open private(set) var placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  public override init() {
    placemark = MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)
    super.init()
  }

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }

  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }

  open var isCurrentLocation: Bool { !CLLocationCoordinate2DIsValid(placemark.coordinate) }

  /// As any URL of another app: this one stays in front.
  @preconcurrency @MainActor @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    MKMapItem.openMaps(with: [self], launchOptions: launchOptions)
  }

  @preconcurrency @MainActor @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    guard let place = mapItems.first?.placemark.coordinate,
      let url = URL(string: "maps://?ll=\(place.latitude),\(place.longitude)")
    else { return false }
    UIApplication.shared.open(url)
    return true
  }
}
