/// A scene that ends in a window instead of a body.
@preconcurrency @MainActor
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
