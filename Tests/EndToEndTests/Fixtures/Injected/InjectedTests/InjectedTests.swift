import XCTest

@testable import Injected

final class InjectedTests: XCTestCase {
  func testTheAppWasLaunchedWithTheDelegateOfTheTests() {
    XCTAssertTrue(UIApplication.shared.delegate is TestingAppDelegate)
    XCTAssertEqual(TestingAppDelegate.launches, 1)
    XCTAssertTrue(UIApplication.shared.windows.isEmpty)
  }

  func testClassesOfTheTestsAreFoundByName() {
    XCTAssertTrue(NSClassFromString("InjectedTests.InjectedTests") == InjectedTests.self)
    XCTAssertNotNil(NSClassFromString("XCTestCase"))
  }
}
