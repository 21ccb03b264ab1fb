/// See [CKLocationSortDescriptor](https://developer.apple.com/documentation/cloudkit/cklocationsortdescriptor).
///
/// Its `key` is not that of the field.
open class CKLocationSortDescriptor: NSSortDescriptor {
  open private(set) var relativeLocation: CLLocation
  let field: String

  public init(key: String, relativeLocation: CLLocation) {
    field = key
    self.relativeLocation = relativeLocation
    super.init(keyPath: \NSObject.self, ascending: true) { _, _ in .orderedSame }
  }

  public required init?(coder: NSCoder) {
    guard let key = coder.text("key"), let place = coder.object(ArchivedLocation.self, "relativeLocation") else {
      return nil
    }
    field = key
    relativeLocation = place.location
    super.init(keyPath: \NSObject.self, ascending: true) { _, _ in .orderedSame }
  }

  /// The nearer first. What has no place comes last.
  open override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let (first, second) = (distance(of: object1), distance(of: object2))
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  private func distance(of object: Any) -> Double {
    let place = (object as? CKRecord)?.object(forKey: field) as? CLLocation
    return place?.distance(from: relativeLocation) ?? .infinity
  }
}
