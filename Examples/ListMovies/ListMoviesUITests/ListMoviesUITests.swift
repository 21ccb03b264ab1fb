import XCTest

class ListMoviesUITests: XCTestCase {
  private var app: XCUIApplication!

  override func setUp() {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launch()
  }

  override func tearDown() {
    app = nil
  }

  func testShowsEachMovieWithItsYear() {
    XCTAssertTrue(app.navigationBars["Movies"].exists)
    XCTAssertEqual(app.tables.cells.count, 5)
    let cell = app.tables.cells.element(boundBy: 0)
    XCTAssertTrue(cell.staticTexts["Slumdog Millionaire"].exists)
    XCTAssertTrue(cell.staticTexts["2008"].exists)
  }

  func testShowsThatAYearIsUnknown() {
    let cell = app.tables.cells.containing(.staticText, identifier: "The Other Side of the Wind").element

    XCTAssertTrue(cell.staticTexts["Unknown"].exists)
  }

  func testYearStandsAtTheRightOfTheTitle() {
    let cell = app.tables.cells.element(boundBy: 1)
    let (title, year) = (cell.staticTexts["The Hurt Locker"].frame, cell.staticTexts["2009"].frame)

    XCTAssertLessThan(title.maxX, year.minX)
    XCTAssertEqual(year.maxX, cell.frame.maxX - 16, accuracy: 5)
  }
}
