import XCTest

public struct TestMethod {
  public init(_ name: String, file: String, line: Int, _ body: @escaping @MainActor (XCTestCase) throws -> Void) {}
  public init(
    async name: String, file: String, line: Int, _ body: @escaping @MainActor (XCTestCase) async throws -> Void
  ) {}
}
public struct TestRegistration {
  public init(
    _ type: XCTestCase.Type, name: String, file: String = "", line: Int = 0, methods: [TestMethod]
  ) {}
}
public enum TestBundle {
  @MainActor public static func run(
    _ registrations: [TestRegistration], configurations: [AnyClass] = [], swiftTests: [SwiftTest] = [],
    withoutTests: [String] = [], module: String = ""
  ) -> Int32 { 0 }
}
public struct SwiftTest: Sendable {
  public init(_ name: String, in suite: String, identifier: String, file: String, line: Int) {}
}
