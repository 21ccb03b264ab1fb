/// See [AxisValueLabelOrientation](https://developer.apple.com/documentation/charts/axisvaluelabelorientation).
///
/// Labels are written from left to right, whatever is asked for.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  private let name: String

  public static let automatic = AxisValueLabelOrientation(name: "automatic")
  public static let horizontal = AxisValueLabelOrientation(name: "horizontal")
  public static let vertical = AxisValueLabelOrientation(name: "vertical")
  public static let verticalReversed = AxisValueLabelOrientation(name: "verticalReversed")
}
