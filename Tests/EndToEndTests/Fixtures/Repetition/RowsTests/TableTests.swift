import UIKit
import XCTest

@testable import Rows

@MainActor
final class TableTests: XCTestCase {
  override class func tearDown() {
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
    print("resident pages: \(pages ?? "unknown")")
    super.tearDown()
  }

  private func check(_ number: Int) {
    let rows = RowsViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: rows)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    rows.tableView(rows.tableView, didSelectRowAt: IndexPath(row: number, section: 0))
    XCTAssertEqual(rows.picked, "Row \(number)")
    window.isHidden = true
  }

  func test0() { check(0) }
  func test1() { check(1) }
  func test2() { check(2) }
  func test3() { check(3) }
  func test4() { check(4) }
  func test5() { check(5) }
  func test6() { check(6) }
  func test7() { check(7) }
  func test8() { check(8) }
  func test9() { check(9) }
  func test10() { check(10) }
  func test11() { check(11) }
  func test12() { check(12) }
  func test13() { check(13) }
  func test14() { check(14) }
  func test15() { check(15) }
  func test16() { check(16) }
  func test17() { check(17) }
  func test18() { check(18) }
  func test19() { check(19) }
  func test20() { check(20) }
  func test21() { check(21) }
  func test22() { check(22) }
  func test23() { check(23) }
  func test24() { check(24) }
}
