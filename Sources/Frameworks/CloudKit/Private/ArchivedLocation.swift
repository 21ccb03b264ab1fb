/// A place in an archive, which `CLLocation` writes itself into on iOS only.
final class ArchivedLocation: NSObject, NSSecureCoding {
  let location: CLLocation

  init(_ location: CLLocation) { self.location = location }

  static var supportsSecureCoding: Bool { true }

  init?(coder: NSCoder) {
    let number = { coder.decodeDouble(forKey: $0) }
    location = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: number("latitude"), longitude: number("longitude")),
      altitude: number("altitude"), horizontalAccuracy: number("horizontalAccuracy"),
      verticalAccuracy: number("verticalAccuracy"), course: number("course"),
      courseAccuracy: number("courseAccuracy"), speed: number("speed"), speedAccuracy: number("speedAccuracy"),
      timestamp: Date(timeIntervalSinceReferenceDate: number("timestamp")))
  }

  func encode(with coder: NSCoder) {
    coder.encode(location.coordinate.latitude, forKey: "latitude")
    coder.encode(location.coordinate.longitude, forKey: "longitude")
    coder.encode(location.altitude, forKey: "altitude")
    coder.encode(location.horizontalAccuracy, forKey: "horizontalAccuracy")
    coder.encode(location.verticalAccuracy, forKey: "verticalAccuracy")
    coder.encode(location.course, forKey: "course")
    coder.encode(location.courseAccuracy, forKey: "courseAccuracy")
    coder.encode(location.speed, forKey: "speed")
    coder.encode(location.speedAccuracy, forKey: "speedAccuracy")
    coder.encode(location.timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
  }

  /// A field as it is archived.
  static func closed(_ value: Any) -> Any {
    switch value {
    case let location as CLLocation: ArchivedLocation(location)
    case let values as NSArray: NSArray(array: values.map { closed($0) })
    default: value
    }
  }

  /// A field that was archived.
  static func opened(_ value: Any) -> Any {
    switch value {
    case let archived as ArchivedLocation: archived.location
    case let values as NSArray: NSArray(array: values.map { opened($0) })
    default: value
    }
  }
}
