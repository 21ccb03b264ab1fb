import XCTest

/// Prints whether what a test has left behind is still there in the next.
class LeftoverTests: XCTestCase {
  nonisolated(unsafe) private static weak var leftover: NSObject?
  private var object: NSObject?

  func testLeaves() {
    object = NSObject()
    LeftoverTests.leftover = object
  }

  func testLooks() { print(LeftoverTests.leftover == nil ? "gone" : "there") }

  nonisolated(unsafe) private static var hasRun = false

  func testPosts() {
    LeftoverTests.hasRun = false
    DispatchQueue.main.async { LeftoverTests.hasRun = true }
  }

  func testWaits() { print(LeftoverTests.hasRun ? "has run" : "waits") }
}
