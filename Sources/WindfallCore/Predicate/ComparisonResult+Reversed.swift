import Foundation

extension ComparisonResult {
  /// The order of the two values when they change places.
  @_spi(Windfall) public var reversed: ComparisonResult {
    switch self {
    case .orderedAscending: .orderedDescending
    case .orderedSame: .orderedSame
    case .orderedDescending: .orderedAscending
    }
  }
}
