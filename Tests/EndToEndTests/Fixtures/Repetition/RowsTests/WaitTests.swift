import UIKit
import XCTest

@testable import Rows

@MainActor
final class WaitTests: XCTestCase {
  private func check(_ number: Int) {
    let done = expectation(description: "\(number)")
    DispatchQueue.global().async { DispatchQueue.main.async { done.fulfill() } }
    wait(for: [done], timeout: 60)
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
  func test24() {
    check(24)
    print("set: \(Set((0..<20).map { "\($0)" }).joined(separator: " "))")
  }
}
