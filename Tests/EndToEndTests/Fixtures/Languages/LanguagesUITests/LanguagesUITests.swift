import XCTest

final class LanguagesUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
  }

  private func launch(_ arguments: String...) {
    app.launchArguments = arguments
    app.launch()
  }

  private func text(_ identifier: String) -> String { app.staticTexts[identifier].label }

  func testEnglish() {
    launch()
    XCTAssertEqual(text("title"), "Your cart")
    XCTAssertEqual(app.buttons["buy"].label, "Buy")
    XCTAssertEqual(text("greeting"), "Hello Ada")
    XCTAssertEqual(text("one"), "1 item in the cart")
    XCTAssertEqual(text("many"), "1,234 items in the cart")
    XCTAssertEqual(text("swiftui"), "3 items in the cart")
    XCTAssertEqual(text("old"), "Yesterday")
    XCTAssertEqual(text("help"), "Help")
    XCTAssertEqual(text("locale"), "en_US")
  }

  func testFrench() {
    launch("-AppleLanguages", "(fr)", "-AppleLocale", "fr_FR")
    XCTAssertEqual(text("title"), "Votre panier")
    XCTAssertEqual(app.buttons["buy"].label, "Acheter")
    XCTAssertEqual(text("greeting"), "Bonjour Ada")
    XCTAssertEqual(text("one"), "1 article dans le panier")
    XCTAssertEqual(text("many"), "1\u{202F}234 articles dans le panier")
    XCTAssertEqual(text("swiftui"), "3 articles dans le panier")
    XCTAssertEqual(text("old"), "Hier")
    XCTAssertEqual(text("help"), "Aide")
    XCTAssertEqual(text("name"), "Panier")
    XCTAssertEqual(text("locale"), "fr_FR")
  }

  func testARegionThatTheAppDoesNotHave() {
    launch("-AppleLanguages", "(pt-BR, fr)", "-AppleLocale", "pt_BR")
    XCTAssertEqual(text("greeting"), "Olá Ada")
    XCTAssertEqual(text("old"), "Yesterday")
    XCTAssertEqual(text("title"), "Your cart")
    XCTAssertEqual(text("locale"), "pt_BR")
  }

  func testALanguageThatTheAppDoesNotHave() {
    launch("-AppleLanguages", "(sv)", "-AppleLocale", "sv_SE")
    XCTAssertEqual(text("greeting"), "Hello Ada")
    XCTAssertEqual(text("locale"), "en_SE")
  }
}
