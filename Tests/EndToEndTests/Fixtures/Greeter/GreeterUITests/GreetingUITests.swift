import XCTest

class GreetingUITests: XCTestCase {
  private var app: XCUIApplication!

  override func setUp() {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launch()
  }

  func testElements() {
    XCTAssertTrue(app.staticTexts["Who are you?"].exists)
    XCTAssertEqual(app.staticTexts["greeting"].label, "Who are you?")
    XCTAssertTrue(app.buttons["Greet"].isHittable)
    // A UIKit button has its title as an element of its own.
    XCTAssertTrue(app.buttons["Greet"].staticTexts["Greet"].exists)
    XCTAssertEqual(app.staticTexts.count, 2)
    XCTAssertEqual(app.textFields["name"].placeholderValue, "Name")
    XCTAssertEqual(app.textFields["name"].frame, CGRect(x: 20, y: 160, width: 300, height: 40))
  }

  func testTyping() {
    let field = app.textFields["name"]
    field.tap()
    field.typeText("Ada")
    XCTAssertEqual(field.value as? String, "Ada")
    field.typeText("\(XCUIKeyboardKey.delete.rawValue)!")
    XCTAssertEqual(field.value as? String, "Ad!")
    app.buttons["Greet"].tap()
    XCTAssertEqual(app.staticTexts["greeting"].label, "Hello, Ad!")
  }

  func testTypingWithoutFocus() {
    app.textFields["name"].typeText("Ada")
  }

  func testPastingAndSelecting() {
    let field = app.textFields["name"]
    UIPasteboard.general.string = "Grace Hopper"
    field.doubleTap()
    app.menuItems["Paste"].tap()
    XCTAssertEqual(field.value as? String, "Grace Hopper")
    field.press(forDuration: 1)
    app.menuItems["Select All"].tap()
    app.menuItems["Cut"].tap()
    XCTAssertEqual(field.value as? String, "Name")
    field.typeKey("v", modifierFlags: .command)
    field.typeText("!")
    XCTAssertEqual(field.value as? String, "Grace Hopper!")
    field.typeKey("a", modifierFlags: .command)
    field.typeKey("c", modifierFlags: .command)
    XCTAssertEqual(UIPasteboard.general.string, "Grace Hopper!")
  }

  func testAnOverriddenActionIsInTheMenu() {
    app.staticTexts["greeting"].press(forDuration: 1)
    app.menuItems["Copy"].tap()
    XCTAssertEqual(UIPasteboard.general.string, "Who are you?")
    XCTAssertFalse(app.menuItems["Copy"].exists)
  }

  func testPlaceholderFindsField() {
    app.textFields["Name"].tap()
    app.typeText("Bob")
    app.staticTexts["Greet"].tap()
    XCTAssertTrue(app.staticTexts["Hello, Bob"].waitForExistence(timeout: 60))
  }
}
