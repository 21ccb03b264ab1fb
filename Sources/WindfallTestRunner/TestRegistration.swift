import XCTest

/// A test class and its methods, as found in the source.
public struct TestRegistration {
  let type: XCTestCase.Type
  let name: String
  let methods: [TestMethod]

  /// Names the class as the plan and the reports do.
  public init(_ type: XCTestCase.Type, name: String, methods: [TestMethod]) {
    self.type = type
    self.name = name
    self.methods = methods
  }
}
