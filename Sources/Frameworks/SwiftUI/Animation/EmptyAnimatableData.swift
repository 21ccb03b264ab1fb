/// See [EmptyAnimatableData](https://developer.apple.com/documentation/swiftui/emptyanimatabledata).
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}

  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

  /// There is nothing to scale.
  public mutating func scale(by rhs: Double) {}

  public var magnitudeSquared: Double { 0 }
}
