import PlaygroundSupport
import XCTest

print("before the tests")
var events: [String] = []

class CounterTests: XCTestCase {
  override class func setUp() { events.append("class set-up") }

  override class func tearDown() { events.append("class tear-down") }

  func testIncrement() {
    var counter = Counter()
    counter.increment(times: 3)
    XCTAssertEqual(counter.value, 3)
  }

  func testFails() {
    print("about to fail")
    XCTAssertEqual(Counter().value, 1)
  }

  func testResource() throws {
    let file = try XCTUnwrap(Bundle.main.url(forResource: "words", withExtension: "txt"))
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "of this page\n")
  }

  func testAsync() async {
    let value = await Task { 5 }.value
    XCTAssertEqual(value, 5)
  }

  func testSkipped() throws {
    throw XCTSkip("not today")
  }
}

class IdleTests: XCTestCase {
  func testIsNeverAskedFor() {
    XCTFail("nobody runs this")
  }
}

let suite = CounterTests.defaultTestSuite
suite.run()
print("ran \(suite.testRun?.executionCount ?? 0), failed \(suite.testRun?.failureCount ?? 0)")
print(events)
SharedTests.defaultTestSuite.run()

PlaygroundPage.current.needsIndefiniteExecution = true
DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
  print("finishing")
  PlaygroundPage.current.finishExecution()
}
