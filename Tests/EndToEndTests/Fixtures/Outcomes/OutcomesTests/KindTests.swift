import XCTest

final class KindTests: XCTestCase {
  struct Problem: Error {
    let text: String
  }

  func testThrows() throws {
    throw Problem(text: "out of paper")
  }

  func testAsync() async {
    let value = await Task { 4 }.value
    XCTAssertEqual(value, 4)
  }

  func testAsyncFails() async throws {
    let value = await Task { 4 }.value
    XCTAssertEqual(value, 5)
  }

  func testAsyncThrows() async throws {
    await Task.yield()
    throw Problem(text: "out of ink")
  }

  func testExpectation() {
    let expectation = expectation(description: "the main queue comes")
    DispatchQueue.main.async { expectation.fulfill() }
    wait(for: [expectation], timeout: 10)
  }

  func testUnfulfilled() {
    let expectation = expectation(description: "nobody comes")
    wait(for: [expectation], timeout: 0.01)
  }

  func testOverfulfilled() {
    continueAfterFailure = false
    let expectation = expectation(description: "once")
    expectation.fulfill()
    wait(for: [expectation], timeout: 1)
    expectation.fulfill()
    print("after")
  }

  func testUnwrap() throws {
    let number = try XCTUnwrap(Int("nothing"), "no number")
    XCTAssertEqual(number, 1)
  }

  func testSkip() throws {
    throw XCTSkip("not today")
  }

  func testSkipIf() throws {
    try XCTSkipIf(true, "not here")
    XCTFail("was not skipped")
  }

  func testSkipUnless() throws {
    try XCTSkipUnless(true)
  }
}

final class SkippedSetUpTests: XCTestCase {
  override func setUpWithError() throws {
    throw XCTSkip("no set-up")
  }

  func testIsSkipped() {
    XCTFail("was not skipped")
  }
}

@MainActor
final class MainActorTests: XCTestCase {
  var number = 0

  override func setUp() async throws {
    number = 1
  }

  func testPlain() {
    number += 1
    XCTAssertEqual(number, 2)
    XCTAssertTrue(Thread.isMainThread)
  }

  func testAsync() async {
    await Task.yield()
    number += 1
    XCTAssertEqual(number, 2)
  }
}
