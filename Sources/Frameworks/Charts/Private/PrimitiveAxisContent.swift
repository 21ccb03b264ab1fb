/// Content that has axes instead of a body.
protocol PrimitiveAxisContent: AxisContent where Body == Never {}

extension PrimitiveAxisContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
