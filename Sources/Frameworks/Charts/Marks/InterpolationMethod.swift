/// See [InterpolationMethod](https://developer.apple.com/documentation/charts/interpolationmethod).
///
/// All curves are drawn as Catmull-Rom splines.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case linear, curve, stepStart, stepCenter, stepEnd }

  let kind: Kind

  public static let linear = InterpolationMethod(kind: .linear)
  public static let monotone = InterpolationMethod(kind: .curve)
  public static let cardinal = InterpolationMethod(kind: .curve)
  public static let catmullRom = InterpolationMethod(kind: .curve)
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)

  public static func cardinal(tension: Double) -> InterpolationMethod { .cardinal }
  public static func catmullRom(alpha: Double) -> InterpolationMethod { .catmullRom }
}
