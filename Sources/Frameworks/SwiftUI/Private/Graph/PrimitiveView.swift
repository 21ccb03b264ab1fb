/// A view that ends in nodes of its own instead of a body.
@preconcurrency @MainActor
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
