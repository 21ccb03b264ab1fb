/// See [AxisValueLabelCollisionResolution](https://developer.apple.com/documentation/charts/axisvaluelabelcollisionresolution).
///
/// Labels that would overlap are all there.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private let name: String

  public static let automatic = AxisValueLabelCollisionResolution(name: "automatic")
  public static let disabled = AxisValueLabelCollisionResolution(name: "disabled")
  public static let greedy = AxisValueLabelCollisionResolution(name: "greedy")
  public static let truncate = AxisValueLabelCollisionResolution(name: "truncate")
}
