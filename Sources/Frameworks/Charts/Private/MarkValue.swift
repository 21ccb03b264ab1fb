import SwiftUI

/// One value of a mark, with the name of what it measures.
@MainActor
struct MarkValue {
  let label: Text
  let datum: _ChartDatum
  /// The part of the axis that the value stands for, such as the whole of a day.
  var interval: ClosedRange<Double>?
}
