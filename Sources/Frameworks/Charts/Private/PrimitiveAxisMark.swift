/// A mark of an axis that has parts instead of a body.
protocol PrimitiveAxisMark: AxisMark where Body == Never {}

extension PrimitiveAxisMark {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
