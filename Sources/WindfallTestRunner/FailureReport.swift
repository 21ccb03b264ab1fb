import Foundation
@_spi(Windfall) import XCUIAutomation

/// The text of a failure, and what was on the screen of the app under test.
struct FailureReport {
  private static let treeHeading = "\nElement tree:\n"

  let message: String
  /// Nil in a test without an app.
  let elementTree: String?

  /// One text that carries both through XCTest.
  static func text(_ message: String, elementTree: String?) -> String {
    message + (elementTree.map { treeHeading + $0 } ?? "")
  }

  /// The message alone of what `text(_:elementTree:)` put together.
  static func message(of description: String) -> String {
    plain(description.range(of: treeHeading).map { String(description[..<$0.lowerBound]) } ?? description)
  }

  /// XCTest on Linux leaves the dash where nothing follows: "failed - ".
  private static func plain(_ message: String) -> String {
    message.hasSuffix(" - ") ? String(message.dropLast(3)) : message
  }

  /// Takes apart what `text(_:elementTree:)` put together; a failure without a tree gets that of the screen now.
  init(_ description: String) {
    if let heading = description.range(of: Self.treeHeading) {
      message = Self.plain(String(description[..<heading.lowerBound]))
      elementTree = String(description[heading.upperBound...])
    } else {
      message = Self.plain(description)
      // Another thread cannot ask the app, with which the main thread may be talking.
      elementTree = Thread.isMainThread ? MainActor.assumeIsolated { XCUIApplication.currentElementTree } : nil
    }
  }
}
