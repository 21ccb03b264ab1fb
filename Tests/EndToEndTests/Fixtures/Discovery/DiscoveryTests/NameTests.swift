import Testing
import XCTest

class NameTests: XCTestCase {
  @objc private func testPrivate() throws { XCTAssertNotNil(self) }
  @objc fileprivate func testFileprivate() async {}
  private func testNotKnown() { XCTFail("runs") }
  @objc(testRenamed) func renamed() {}
  @objc(testThrowingAndReturnError:) func throwing() throws {}
  @objc(notATest) func testHidden() { XCTFail("runs") }
  @nonobjc func testSwiftOnly() { XCTFail("runs") }
  func `test with spaces`() { XCTFail("runs") }
  func testFails() {
    XCTFail("on purpose")
  }
}

final class DerivedNameTests: NameTests {
  override func testHidden() { XCTFail("runs") }
  override func testFails() {}
}

private extension NameTests {
  @objc func testInPrivateExtension() {}
  func testNotKnownEither() { XCTFail("runs") }
}

@objc extension NameTests { private func testInKnownExtension() {} }

@available(*, deprecated) class DeprecatedTests: XCTestCase {
  func testOld() {}
}

class SuiteBase: XCTestCase {
  override class var defaultTestSuite: XCTestSuite {
    self == SuiteBase.self ? XCTestSuite(name: "Nothing") : super.defaultTestSuite
  }
  func testInherited() {}
}

final class SuiteHeirTests: SuiteBase {}

@available(iOS 99, *) @Test func future() { Issue.record("runs") }
@Test("A later name", .tags()) @available(iOS 99.1, *) func named() { Issue.record("runs") }
@Test @available(iOS 17, *) func present() {}
@Suite struct FutureSuite { @available(iOS, introduced: 99) @Test func inside() { Issue.record("runs") } }
