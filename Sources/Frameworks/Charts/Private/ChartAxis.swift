import SwiftUI

/// The marks along one axis.
@MainActor
struct ChartAxis {
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// How values are written, where the axis says it.
  var text: ((_ChartDatum) -> String?)?
  /// The parts at a value; those of every axis where there are none.
  var parts: ((AxisValue) -> [AxisPart])?
}
