import XCTest

class SearchUITests: XCTestCase {
  private var app: XCUIApplication!

  override func setUp() {
    continueAfterFailure = false
    app = XCUIApplication()
  }

  override func tearDown() {
    app = nil
  }

  func testInvitesToSearch() {
    launch(answers: "albums")

    XCTAssertTrue(app.navigationBars["Albums"].exists)
    XCTAssertTrue(app.staticTexts["Search for albums"].exists)
    XCTAssertEqual(app.cells.count, 0)
  }

  func testShowsTheAlbumsThatAreFound() {
    launch(answers: "albums")

    search("Phish")

    XCTAssertTrue(app.staticTexts["Junta, Phish, 1989"].waitForExistence(timeout: 5))
    XCTAssertEqual(app.cells.count, 3)
    XCTAssertFalse(app.staticTexts["Search for albums"].exists)
  }

  func testShowsThatItSearches() {
    launch(answers: "silence")

    search("Phish")

    XCTAssertTrue(app.staticTexts["Searching…"].exists)
    XCTAssertTrue(app.activityIndicators.firstMatch.exists)
  }

  func testSaysThatNothingIsFound() {
    launch(answers: "nothing")

    search("Tweezer")

    XCTAssertTrue(app.staticTexts["Nothing found"].waitForExistence(timeout: 5))
    XCTAssertTrue(app.staticTexts["There is no album for “Tweezer”."].exists)
  }

  func testAFailedSearchCanBeTriedAgain() {
    launch(answers: "failure,albums")
    search("Phish")
    XCTAssertTrue(app.staticTexts["You seem to be offline."].waitForExistence(timeout: 5))

    app.buttons["Try Again"].tap()

    XCTAssertTrue(app.staticTexts["Big Boat, Phish, 2016"].waitForExistence(timeout: 5))
    XCTAssertFalse(app.staticTexts["The search failed"].exists)
  }

  private func launch(answers: String) {
    app.launchEnvironment = ["ALBUM_SEARCH_ANSWERS": answers]
    app.launch()
  }

  private func search(_ term: String) {
    let field = app.searchFields["Artist or album"]
    field.tap()
    field.typeText("\(term)\n")
  }
}
