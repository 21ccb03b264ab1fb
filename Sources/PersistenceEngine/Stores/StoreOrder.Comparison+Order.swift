import Foundation
import WindfallCore

extension StoreOrder.Comparison {
  /// The name under which a database knows it; nil where texts compare by their bytes.
  var collation: String? {
    switch self {
    case .compare: nil
    case .caseInsensitive: "WindfallCaseInsensitive"
    case .localized: "WindfallLocalized"
    case .localizedCaseInsensitive: "WindfallLocalizedCaseInsensitive"
    case .localizedStandard: "WindfallLocalizedStandard"
    }
  }

  /// Which of two texts comes first.
  func order(_ first: String, _ second: String) -> ComparisonResult {
    switch self {
    case .compare: PredicateOrder.order(first, second)
    case .caseInsensitive: first.caseInsensitiveCompare(second)
    case .localized: first.localizedCompare(second)
    case .localizedCaseInsensitive: first.localizedCaseInsensitiveCompare(second)
    case .localizedStandard: first.localizedStandardCompare(second)
    }
  }
}
