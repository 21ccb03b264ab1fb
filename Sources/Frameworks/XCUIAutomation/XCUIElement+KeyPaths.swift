@_spi(Windfall) import FoundationOverlay

extension XCUIElement {
  /// Names the properties that predicates ask elements for.
  @_spi(Windfall) public static func registerKeyPaths() {
    KeyPathNames.register([
      \XCUIElement.identifier: "identifier", \XCUIElement.value: "value", \XCUIElement.title: "title",
      \XCUIElement.label: "label", \XCUIElement.elementType: "elementType", \XCUIElement.isEnabled: "enabled",
      \XCUIElement.placeholderValue: "placeholderValue", \XCUIElement.isSelected: "selected",
      \XCUIElement.hasFocus: "hasFocus", \XCUIElement.exists: "exists", \XCUIElement.isHittable: "hittable",
    ])
    KeyPathNames.register([
      \(any XCUIElementAttributes).identifier: "identifier", \(any XCUIElementAttributes).value: "value",
      \(any XCUIElementAttributes).title: "title", \(any XCUIElementAttributes).label: "label",
      \(any XCUIElementAttributes).elementType: "elementType", \(any XCUIElementAttributes).isEnabled: "enabled",
      \(any XCUIElementAttributes).placeholderValue: "placeholderValue",
      \(any XCUIElementAttributes).isSelected: "selected", \(any XCUIElementAttributes).hasFocus: "hasFocus",
    ])
  }
}
