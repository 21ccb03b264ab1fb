import XCTest

/// A base class with a test, for the tests of apps; the tests of a package's classes are run themselves as well.
open class PackageBase: XCTestCase {
  open func testOfThePackage() { XCTAssertNotNil(self) }

  func testInside() {}
}

open class GenericBase<Value>: XCTestCase {
  public var values: [Value] = []

  public func testIsEmpty() { XCTAssertTrue(values.isEmpty) }
}

/// A base class without tests.
open class PlainBase: XCTestCase {}

public typealias PackageCase = XCTestCase

extension PackageBase {
  @objc(testUnderAnotherName) public func checks() {}
}
