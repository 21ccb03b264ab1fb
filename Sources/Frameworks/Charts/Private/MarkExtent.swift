import SwiftUI

/// Where a mark lies along one axis.
@MainActor
enum MarkExtent {
  /// All of the axis.
  case whole
  case value(MarkValue)
  case range(MarkValue, MarkValue)
  /// Points of the plot area, from its leading or top edge; its edges where there is none.
  case points(CGFloat?, CGFloat?)

  var values: [MarkValue] {
    switch self {
    case .whole, .points: []
    case .value(let value): [value]
    case .range(let start, let end): [start, end]
    }
  }

  /// The value, if there is just one.
  var value: MarkValue? {
    if case .value(let value) = self { return value }
    return nil
  }

  /// All of the axis where no points are named.
  var orWhole: MarkExtent {
    if case .points(nil, nil) = self { return .whole }
    return self
  }
}
