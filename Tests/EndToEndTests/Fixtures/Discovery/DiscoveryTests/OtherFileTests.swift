import XCTest

private class SameNameTests: XCTestCase { func testFirst() {} }
