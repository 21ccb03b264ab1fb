import XCTest

/// The tests that a class lists, for a test that runs them itself.
final class ListedSuite: XCTestSuite {
  private let type: XCTestCase.Type

  init(of type: any TestListing.Type) {
    self.type = type
    super.init(name: "\(type)")
    for test in type.allListedTests { addTest(type.init(name: test.name, testClosure: test.closure)) }
  }

  override func setUp() { type.setUp() }

  override func tearDown() { type.tearDown() }
}
