import Foundation
import XCTest

/// Adds up what a customer buys, and takes the money for it.
class CashRegister {
  private(set) var availableFunds: Decimal
  private(set) var transactionTotal: Decimal = 0

  init(availableFunds: Decimal) {
    self.availableFunds = availableFunds
  }

  func addItem(_ cost: Decimal) {
    transactionTotal += cost
  }

  func acceptCashPayment(_ cash: Decimal) {
    availableFunds += cash
    transactionTotal -= cash
  }
}

class CashRegisterTests: XCTestCase {
  private let availableFunds = Decimal(100)
  private let itemCost = Decimal(42)
  private var sut: CashRegister!

  override func setUp() {
    super.setUp()
    sut = CashRegister(availableFunds: availableFunds)
  }

  override func tearDown() {
    sut = nil
    super.tearDown()
  }

  func testInitAvailableFunds_setsAvailableFunds() {
    XCTAssertEqual(sut.availableFunds, availableFunds)
  }

  func testInit_hasNoTransactionTotal() {
    XCTAssertEqual(sut.transactionTotal, 0)
  }

  func testAddItem_oneItem_addsCostToTransactionTotal() {
    sut.addItem(itemCost)

    XCTAssertEqual(sut.transactionTotal, itemCost)
  }

  func testAddItem_twoItems_addsCostsToTransactionTotal() {
    let secondCost = Decimal(20)

    sut.addItem(itemCost)
    sut.addItem(secondCost)

    XCTAssertEqual(sut.transactionTotal, itemCost + secondCost)
  }

  func testAcceptCashPayment_addsPaymentToAvailableFunds() {
    sut.addItem(itemCost)
    sut.acceptCashPayment(itemCost)

    XCTAssertEqual(sut.availableFunds, availableFunds + itemCost)
  }

  func testAcceptCashPayment_subtractsPaymentFromTransactionTotal() {
    sut.addItem(itemCost)
    sut.acceptCashPayment(40)

    XCTAssertEqual(sut.transactionTotal, 2)
  }
}

CashRegisterTests.defaultTestSuite.run()
