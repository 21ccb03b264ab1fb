/// See [CLLocation](https://developer.apple.com/documentation/corelocation/cllocation).
///
/// Distances are those on the surface of the ellipsoid of WGS 84.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  open private(set) var coordinate: CLLocationCoordinate2D
  open private(set) var altitude: CLLocationDistance
  open private(set) var horizontalAccuracy: CLLocationAccuracy
  open private(set) var verticalAccuracy: CLLocationAccuracy
  open private(set) var course: CLLocationDirection
  open private(set) var courseAccuracy: CLLocationDirectionAccuracy
  open private(set) var speed: CLLocationSpeed
  open private(set) var speedAccuracy: CLLocationSpeedAccuracy
  open private(set) var timestamp: Date
  open private(set) var sourceInformation: CLLocationSourceInformation?
  /// Above the ellipsoid of WGS 84, which no location made by a program says.
  open var ellipsoidalAltitude: CLLocationDistance { 0 }
  open var floor: CLFloor? { nil }

  public convenience override init() { self.init(latitude: 0, longitude: 0) }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    (altitude, horizontalAccuracy, verticalAccuracy) = (0, 0, -1)
    (course, courseAccuracy, speed, speedAccuracy) = (-1, -1, -1, -1)
    timestamp = Date()
    super.init()
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1, speed: -1, timestamp: timestamp)
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
    super.init()
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date, sourceInfo: CLLocationSourceInformation
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy, timestamp: timestamp)
    sourceInformation = sourceInfo
  }

  open func distance(from location: CLLocation) -> CLLocationDistance {
    Ellipsoid.wgs84.distance(from: coordinate, to: location.coordinate)
  }

  /// The object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m "
      + "(speed \(speed) mps / course \(course)) @ \(timestamp)"
  }
}

/// See [CLLocationCoordinate2D](https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d).
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() { self.init(latitude: 0, longitude: 0) }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// See [CLLocationCoordinate2DIsValid(_:)](https://developer.apple.com/documentation/corelocation/cllocationcoordinate2disvalid(_:)).
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// See [CLLocationCoordinate2DMake(_:_:)](https://developer.apple.com/documentation/corelocation/cllocationcoordinate2dmake(_:_:)).
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// See [CLLocationDegrees](https://developer.apple.com/documentation/corelocation/cllocationdegrees).
public typealias CLLocationDegrees = Double

/// See [CLLocationDistance](https://developer.apple.com/documentation/corelocation/cllocationdistance).
public typealias CLLocationDistance = Double

/// See [CLLocationAccuracy](https://developer.apple.com/documentation/corelocation/cllocationaccuracy).
public typealias CLLocationAccuracy = Double

/// See [CLLocationSpeed](https://developer.apple.com/documentation/corelocation/cllocationspeed).
public typealias CLLocationSpeed = Double

/// See [CLLocationSpeedAccuracy](https://developer.apple.com/documentation/corelocation/cllocationspeedaccuracy).
public typealias CLLocationSpeedAccuracy = Double

/// See [CLLocationDirection](https://developer.apple.com/documentation/corelocation/cllocationdirection).
public typealias CLLocationDirection = Double

/// See [CLLocationDirectionAccuracy](https://developer.apple.com/documentation/corelocation/cllocationdirectionaccuracy).
public typealias CLLocationDirectionAccuracy = Double

public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLHeadingFilterNone: CLLocationDegrees = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
