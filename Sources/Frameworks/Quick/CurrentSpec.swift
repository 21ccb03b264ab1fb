/// The spec of the example that runs.
public func currentSpec() -> XCTestCase? { World.shared.currentSpec }
