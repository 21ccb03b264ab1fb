/// Content of a map that says itself what it consists of.
@preconcurrency @MainActor
protocol PrimitiveMapContent: MapContent where Body == Never {}

extension PrimitiveMapContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
