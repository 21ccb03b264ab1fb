import UIKit
import XCTest

@testable import Menu

@MainActor final class MenuTests: XCTestCase {
  func testResourcesOfTheTargetAndOfItsTests() throws {
    XCTAssertEqual(MenuController().title(of: "soup"), "Soup of the day")
    let order = try XCTUnwrap(Bundle.module.url(forResource: "order", withExtension: "txt"))
    XCTAssertEqual(try String(contentsOf: order, encoding: .utf8), "one soup")
  }

  func testConditions() {
    XCTAssertEqual(conditions, ["SWIFT_PACKAGE", "LUNCH", "Desserts", "iOS"])
  }

  func testMacrosExpandHereAndWhereTheyAreDeclared() {
    XCTAssertEqual(#source(1 + 2), "1 + 2")
    XCTAssertEqual(Dessert().ingredients, ["sugar", "eggs"])
  }

  func testControllerAppearsInAWindow() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let menu = MenuController()
    window.rootViewController = menu
    window.makeKeyAndVisible()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertEqual(menu.view.frame.size, window.frame.size)
    XCTAssertTrue(menu.didAppear)
  }
}
