/// See [CLRegion](https://developer.apple.com/documentation/corelocation/clregion).
open class CLRegion: NSObject, @unchecked Sendable {
  open private(set) var identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  public override init() {
    identifier = ""
    super.init()
  }

  init(named identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Regions are the same by their identifier.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }

  open override var hash: Int { identifier.hash }
}

/// See [CLRegionState](https://developer.apple.com/documentation/corelocation/clregionstate).
public enum CLRegionState: Int, Sendable {
  case unknown, inside, outside
}

/// See [CLCircularRegion](https://developer.apple.com/documentation/corelocation/clcircularregion).
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  open private(set) var center: CLLocationCoordinate2D
  open private(set) var radius: CLLocationDistance

  public override init() {
    center = CLLocationCoordinate2D()
    radius = 0
    super.init()
  }

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(named: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Ellipsoid.wgs84.distance(from: center, to: coordinate) <= radius
  }
}
