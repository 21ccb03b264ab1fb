/// Commands without a body.
@preconcurrency @MainActor
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
