/// See [MKPointOfInterestFilter](https://developer.apple.com/documentation/mapkit/mkpointofinterestfilter).
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  public class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
  public class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }

  private let categories: Set<MKPointOfInterestCategory>
  private let areExcluded: Bool

  public init(including categories: [MKPointOfInterestCategory]) {
    self.categories = Set(categories)
    areExcluded = false
    super.init()
  }

  public init(excluding categories: [MKPointOfInterestCategory]) {
    self.categories = Set(categories)
    areExcluded = true
    super.init()
  }

  open func includes(_ category: MKPointOfInterestCategory) -> Bool { !excludes(category) }

  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == areExcluded }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MKPointOfInterestFilter else { return false }
    return other.categories == categories && other.areExcluded == areExcluded
  }

  open override var hash: Int { categories.hashValue }
}
