/// A gesture that ends in recognisers instead of a body.
@preconcurrency @MainActor
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
