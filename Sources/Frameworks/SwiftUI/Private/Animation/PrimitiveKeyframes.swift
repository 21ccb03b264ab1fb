/// Keyframes that say themselves how they end.
protocol PrimitiveKeyframes: Keyframes where Body == Never {}

extension PrimitiveKeyframes {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
