import XCTest

private class SameNameTests: XCTestCase { func testSecond() {} }
