/// A dynamic property that knows itself whether a new value of it is the same.
@MainActor
protocol SelfComparingProperty: DynamicProperty {
  static func isSame(_ old: Self, _ new: Self) -> Bool
}
