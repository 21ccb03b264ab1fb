import XCTest

class BaseTests: XCTestCase {
  var value: Int { 1 }

  func testInherited() {
    XCTAssertEqual(value, 1)
  }
}

final class DerivedTests: BaseTests {
  override var value: Int { 2 }

  func testOwn() {}
}

extension DerivedTests {
  func testInExtension() {}
}

final class NoTests: XCTestCase {
  private func testPrivate() { XCTFail("a private method was run") }
  fileprivate func testFilePrivate() { XCTFail("a private method was run") }
  static func testStatic() { XCTFail("a static method was run") }
  func testArgument(_ number: Int) { XCTFail("a method with an argument was run") }
  func testResult() -> Int { 1 }
  func helper() { XCTFail("a helper was run") }
  func testing() { callAll() }

  private func callAll() {
    // Nothing here is unused.
    _ = [testPrivate, testFilePrivate, Self.testStatic, helper]
    _ = (testArgument, testResult)
  }
}
