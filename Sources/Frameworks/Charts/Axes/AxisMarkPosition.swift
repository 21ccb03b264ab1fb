/// See [AxisMarkPosition](https://developer.apple.com/documentation/charts/axismarkposition).
public struct AxisMarkPosition: Hashable, Sendable {
  private let name: String

  /// The bottom for an x axis, and the trailing side for a y axis.
  public static let automatic = AxisMarkPosition(name: "automatic")
  public static let top = AxisMarkPosition(name: "top")
  public static let bottom = AxisMarkPosition(name: "bottom")
  public static let leading = AxisMarkPosition(name: "leading")
  public static let trailing = AxisMarkPosition(name: "trailing")
}
