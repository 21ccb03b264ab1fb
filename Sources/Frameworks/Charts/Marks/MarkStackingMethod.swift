/// See [MarkStackingMethod](https://developer.apple.com/documentation/charts/markstackingmethod).
public struct MarkStackingMethod: Hashable, Sendable {
  private let name: String

  public static let standard = MarkStackingMethod(name: "standard")
  public static let normalized = MarkStackingMethod(name: "normalized")
  public static let center = MarkStackingMethod(name: "center")
  public static let unstacked = MarkStackingMethod(name: "unstacked")
}
