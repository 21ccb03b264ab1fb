import XCTest

@testable import Practices

final class LaunchTests: XCTestCase {
  private static var doneBefore: Set<String> = []

  override class func setUp() {
    MainActor.assumeIsolated { doneBefore = (UIApplication.shared.delegate as? AppDelegate)?.done ?? [] }
  }

  @MainActor func testWhatTheLaunchSetOffIsDone() {
    XCTAssertEqual(Self.doneBefore, ["block", "task", "timer", "background"])
  }
}
