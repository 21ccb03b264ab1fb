import Foundation
@_spi(Windfall) import XCUIAutomation

/// The text of a failure, and what was on the screen of the app under test.
struct FailureReport {
  private static let treeHeading = "\nElement tree:\n"

  let message: String
  /// Nil in a test without an app.
  let elementTree: String?

  init(_ description: String) {
    if let heading = description.range(of: Self.treeHeading) {
      message = String(description[..<heading.lowerBound])
      elementTree = String(description[heading.upperBound...])
    } else {
      message = description
      // Another thread cannot ask the app, with which the main thread may be talking.
      elementTree = Thread.isMainThread ? MainActor.assumeIsolated { XCUIApplication.currentElementTree } : nil
    }
  }
}
