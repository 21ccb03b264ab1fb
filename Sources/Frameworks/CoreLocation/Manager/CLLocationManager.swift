@_spi(Windfall) import FoundationOverlay

/// See [CLLocationManager](https://developer.apple.com/documentation/corelocation/cllocationmanager).
///
/// In UI tests an alert asks; otherwise what the app asks for is denied at once, unless `WINDFALL_GRANT` names
/// `location`. There is no location even then, as on a simulator whose location is set to none. Delegates are called on
/// the main queue.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation = CLDeviceOrientation.portrait
  private var isUpdating = false
  private var isUpdatingHeading = false
  private var regions: Set<CLRegion> = []

  public override init() {
    super.init()
    LocationAuthorization.shared.add(self)
    later { $0.announceAuthorization() }
  }

  // MARK: - Authorization

  open class func locationServicesEnabled() -> Bool { true }

  open class func authorizationStatus() -> CLAuthorizationStatus { LocationAuthorization.shared.status }

  open var authorizationStatus: CLAuthorizationStatus { LocationAuthorization.shared.status }

  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  open var isAuthorizedForWidgetUpdates: Bool { LocationAuthorization.shared.isAuthorized }

  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {
    requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey, completion: nil)
  }

  /// The accuracy is full already.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { later { _ in completion?(nil) } }

  /// Has no effect: the accuracy is full already.
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {}

  open func requestWhenInUseAuthorization() {
    guard Permission.hasUsageDescription("NSLocationWhenInUseUsageDescription") else { return }
    LocationAuthorization.shared.request(.authorizedWhenInUse)
  }

  open func requestAlwaysAuthorization() {
    let keys = ("NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescription")
    guard Permission.hasUsageDescription(keys.0, keys.1) else { return }
    LocationAuthorization.shared.request(.authorizedAlways)
  }

  func didChangeAuthorization() {
    later { manager in
      manager.announceAuthorization()
      if manager.isUpdating { manager.failToLocate() }
    }
  }

  private func announceAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }

  // MARK: - Locations

  open var location: CLLocation? { nil }

  open func requestLocation() { later { $0.failToLocate() } }

  open func startUpdatingLocation() {
    isUpdating = true
    later { manager in
      if manager.isUpdating, manager.authorizationStatus != .notDetermined { manager.failToLocate() }
    }
  }

  open func stopUpdatingLocation() { isUpdating = false }

  private func failToLocate() {
    let isAuthorized = LocationAuthorization.shared.isAuthorized
    delegate?.locationManager(self, didFailWithError: CLError(isAuthorized ? .locationUnknown : .denied))
  }

  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }

  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }

  // MARK: - Heading

  open class func headingAvailable() -> Bool { false }

  open var heading: CLHeading? { nil }

  open func startUpdatingHeading() {
    isUpdatingHeading = true
    later {
      if $0.isUpdatingHeading { $0.delegate?.locationManager($0, didFailWithError: CLError(.headingFailure)) }
    }
  }

  open func stopUpdatingHeading() { isUpdatingHeading = false }

  /// Has no effect: there is no compass that would ask to be calibrated.
  open func dismissHeadingCalibrationDisplay() {}

  // MARK: - Visits

  /// Has no effect: the device goes nowhere.
  open func startMonitoringVisits() {}

  /// Has no effect, as there are no visits.
  open func stopMonitoringVisits() {}

  // MARK: - Regions

  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { regionClass == CLCircularRegion.self }

  open var monitoredRegions: Set<CLRegion> { regions }

  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

  open func startMonitoring(for region: CLRegion) {
    guard LocationAuthorization.shared.isAuthorized else {
      return later {
        let error = CLError(.regionMonitoringDenied)
        $0.delegate?.locationManager($0, monitoringDidFailFor: region, withError: error)
      }
    }
    regions.update(with: region)
    later { $0.delegate?.locationManager($0, didStartMonitoringFor: region) }
  }

  open func stopMonitoring(for region: CLRegion) { regions.remove(region) }

  open func requestState(for region: CLRegion) {
    later { $0.delegate?.locationManager($0, didDetermineState: .unknown, for: region) }
  }

  private func later(_ work: @escaping (CLLocationManager) -> Void) {
    Callback { [weak self] in
      if let self { work(self) }
    }.callOnMain()
  }
}
