import SwiftUI

/// A line, a tick or a label at one value of an axis.
@MainActor
struct AxisPart {
  enum Kind {
    case gridLine
    case tick(length: CGFloat)
    /// A view, or the value as the axis writes it.
    case label(AnyView?)
  }

  let kind: Kind
  /// Whether the part stands in the middle of the value's room instead of at its start.
  var isCentered: Bool?
  var stroke = StrokeStyle(lineWidth: 0.5)
  var anchor: UnitPoint?
  var spacing: CGFloat?
  /// How the label writes its value, where it says it.
  var text: ((_ChartDatum) -> String?)?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}
