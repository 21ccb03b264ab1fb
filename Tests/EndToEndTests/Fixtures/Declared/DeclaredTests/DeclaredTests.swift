import AVFoundation
import Intents
import Testing
import XCTest

@testable import Declared

final class DeclaredTests: XCTestCase {
  func testNothingOfItIsTouched() {
    XCTAssertEqual(1 + 1, 2)
  }

  func testAnOverrideIsAMethod() {
    let controller = ScreenController()
    XCTAssertEqual(controller.title2, "nothing")
  }

  func testARequirementIsAMethod() {
    XCTAssertFalse(Recorder().hasFinished)
  }

  func testCasesHaveTheirRawValues() {
    XCTAssertEqual(AVAudioQuality.max.rawValue, 127)
    XCTAssertEqual(Recorder().text(of: .high), "more")
  }

  func testARecorderIsMade() {
    XCTAssertFalse(Recorder().start())
  }

  func testABoundIsSet() {
    XCTAssertFalse(Recorder().bound(UIView()))
  }

  func testSuperIsCalled() {
    let controller = ScreenController()
    controller.encodeRestorableState(with: NSKeyedArchiver(requiringSecureCoding: false))
    XCTAssertEqual(controller.title2, "encoded")
  }
}

@Suite struct DeclaredSuite {
  @Test func nothing() { #expect(Recorder().hasFinished == false) }

  @Test func answers() { #expect(AVAudioQuality(rawValue: 32) == .low) }

  @Test func bounds() { #expect(!Recorder().bound(UIView())) }
}
