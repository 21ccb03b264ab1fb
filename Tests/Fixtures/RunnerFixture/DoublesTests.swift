import TestDoubles
import WindfallTestRunner
import XCTest

/// Keeps its mock, which therefore outlives each test.
final class DoublesTests: XCTestCase {
  private let mock = MockTicking()

  func testForgetsToCall() {
    mock.expectTick(.equal(2))
  }

  func testCalls() {
    mock.expectTick(.equal(2))
    mock.tick(2)
  }

  func testUsesADummy() {
    DummyTicking().tick(1)
  }

  static var registration: TestRegistration {
    TestRegistration(
      DoublesTests.self, name: "DoublesTests",
      methods: [
        TestMethod("testForgetsToCall", file: "Doubles.swift", line: 1) { ($0 as! DoublesTests).testForgetsToCall() },
        TestMethod("testCalls", file: "Doubles.swift", line: 2) { ($0 as! DoublesTests).testCalls() },
        TestMethod("testUsesADummy", file: "Doubles.swift", line: 3) { ($0 as! DoublesTests).testUsesADummy() },
      ])
  }
}
