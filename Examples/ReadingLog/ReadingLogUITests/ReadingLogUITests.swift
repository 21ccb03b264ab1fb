import XCTest

final class ReadingLogUITests: XCTestCase {
  private var app: XCUIApplication!

  override func setUp() {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launchArguments = ["--in-memory"]
    app.launch()
  }

  override func tearDown() {
    app = nil
  }

  func testThereAreNoBooksAtFirst() {
    XCTAssertTrue(app.staticTexts["No books yet"].exists)
  }

  func testTextIsAsLargeAsTheReaderWants() {
    let height = app.staticTexts["No books yet"].frame.height
    app.terminate()
    app.launchArguments += ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXL"]
    app.launch()

    XCTAssertGreaterThan(app.staticTexts["No books yet"].frame.height, height * 2)
  }

  func testABookIsAddedAndRead() {
    addBook("Emma", pages: "60")

    book("Emma").tap()
    app.buttons["Read 50 pages"].tap()
    XCTAssertEqual(app.staticTexts["left"].label, "10 pages left")
    app.buttons["Read 10 pages"].tap()
    XCTAssertEqual(app.staticTexts["left"].label, "Finished")
    XCTAssertFalse(app.buttons["Read 10 pages"].isEnabled)
    XCTAssertTrue(app.staticTexts["50 pages"].exists)

    app.navigationBars.buttons.firstMatch.tap()
    XCTAssertTrue(app.buttons["Emma, Finished"].waitForExistence(timeout: 2))
  }

  func testABookWithoutPagesIsRefused() {
    addBook("Emma", pages: "")

    XCTAssertEqual(app.staticTexts["problem"].label, "A book needs a title and at least one page.")
    app.buttons["Cancel"].tap()
    XCTAssertTrue(app.staticTexts["No books yet"].waitForExistence(timeout: 2))
  }

  func testFinishedBooksCanBeHidden() {
    addBook("Emma", pages: "10")
    addBook("Persuasion", pages: "249")
    book("Emma").tap()
    app.buttons["Read 10 pages"].tap()
    app.navigationBars.buttons.firstMatch.tap()

    app.switches["Unfinished only"].switches.firstMatch.tap()

    XCTAssertFalse(book("Emma").exists)
    XCTAssertTrue(book("Persuasion").exists)
  }

  func testABookIsDeleted() {
    addBook("Emma", pages: "60")

    book("Emma").swipeLeft()
    app.buttons["Delete"].tap()

    XCTAssertTrue(app.staticTexts["No books yet"].waitForExistence(timeout: 2))
  }

  func testBooksAreThereAfterARelaunch() {
    app.launchArguments = []
    app.launch()
    addBook("Middlemarch", pages: "880")

    app.terminate()
    app.launch()

    XCTAssertTrue(app.buttons["Middlemarch, 0 of 880 pages"].exists)
  }

  /// The line of a book in the list.
  private func book(_ title: String) -> XCUIElement {
    app.buttons.matching(NSPredicate(format: "label BEGINSWITH %@", title)).firstMatch
  }

  private func addBook(_ title: String, pages: String) {
    app.buttons["Add"].tap()
    app.textFields["Title"].tap()
    app.textFields["Title"].typeText(title)
    app.textFields["Pages"].tap()
    app.textFields["Pages"].typeText(pages)
    app.buttons["Save"].tap()
  }
}
