import XCTest

/// A test class and its methods, as found in the source.
public struct TestRegistration {
  let type: XCTestCase.Type
  let name: String
  let file: String
  let line: Int
  var methods: [TestMethod]

  /// Names the class as the plan and the reports do; what it lists when it runs comes to its methods.
  public init(
    _ type: XCTestCase.Type, name: String, file: String = "", line: Int = 0, methods: [TestMethod]
  ) {
    self.type = type
    self.name = name
    self.file = file
    self.line = line
    self.methods = methods
  }
}
