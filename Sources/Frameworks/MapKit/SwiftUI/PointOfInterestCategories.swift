/// See [PointOfInterestCategories](https://developer.apple.com/documentation/mapkit/pointofinterestcategories).
public struct PointOfInterestCategories: Equatable, Sendable {
  private let names: Set<MKPointOfInterestCategory>
  private let areExcluded: Bool

  public static let all = PointOfInterestCategories(names: [], areExcluded: true)
  public static let excludingAll = PointOfInterestCategories(names: [], areExcluded: false)

  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories(names: Set(categories), areExcluded: false)
  }

  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories(names: Set(categories), areExcluded: true)
  }
}
