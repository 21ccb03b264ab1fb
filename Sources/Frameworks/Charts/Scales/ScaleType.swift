import Foundation

/// See [ScaleType](https://developer.apple.com/documentation/charts/scaletype).
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, logarithmic, squareRoot, category
  }

  let kind: Kind

  public static let linear = ScaleType(kind: .linear)
  public static let date = ScaleType(kind: .linear)
  public static let log = ScaleType(kind: .logarithmic)
  public static let squareRoot = ScaleType(kind: .squareRoot)
  public static let category = ScaleType(kind: .category)
}

/// What an app says of one scale.
struct ScaleSetting {
  var domain: _ChartDomain?
  var padding: (start: CGFloat, end: CGFloat) = (0, 0)
  var type: ScaleType?
  /// How much of the axis is in sight, in values, seconds or categories; all of it where nobody says.
  var visibleLength: Double?
}
