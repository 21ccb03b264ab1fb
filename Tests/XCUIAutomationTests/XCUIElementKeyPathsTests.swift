import Testing

import class FoundationOverlay.NSExpression

@testable @_spi(Windfall) import XCUIAutomation

@MainActor struct XCUIElementKeyPathsTests {
  @Test func `Key paths to what elements have are the keys of predicates`() {
    XCUIElement.registerKeyPaths()
    #expect(NSExpression(forKeyPath: \XCUIElement.exists).keyPath == "exists")
    #expect(NSExpression(forKeyPath: \XCUIElement.isHittable).keyPath == "hittable")
    #expect(NSExpression(forKeyPath: \XCUIElement.isSelected).keyPath == "selected")
    #expect(NSExpression(forKeyPath: \(any XCUIElementAttributes).label).keyPath == "label")
  }
}
