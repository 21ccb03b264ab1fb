import XCTest

@testable import Dynamic

final class AccountTests: XCTestCase {
  private class Watcher: NSObject {
    var log: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      log.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
    }
  }

  func testKeyValueCoding() {
    let account = Account()
    account.setValue(5, forKey: "balance")
    account.setValue("Ann", forKey: #keyPath(Account.owner))
    account.setValue(1, forKey: "level")
    XCTAssertEqual(account.balance, 5)
    XCTAssertEqual(account.level, .gold)
    XCTAssertEqual(account.value(forKey: "owner") as? String, "Ann")
    XCTAssertEqual(account.value(forKey: "balance") as! Int, 5)
    XCTAssertEqual(account.value(forKey: "history") as? [Double], [5])
    XCTAssertNil(account.value(forKeyPath: "parent.owner"))
    account.parent = Account()
    account.setValue("Bob", forKeyPath: #keyPath(Account.parent.owner))
    XCTAssertEqual(account.parent?.owner, "Bob")
    account.setValue("Cid", forKey: "nickname")
    XCTAssertEqual(account.owner, "Cid")
  }

  func testObserving() {
    let account = Account()
    var seen: [String] = []
    let token = account.observe(\.owner, options: [.initial, .old, .new]) { account, change in
      seen.append("\(change.oldValue ?? "-") \(change.newValue ?? "-")")
    }
    let path = account.observe(\Account.parent?.balance) { account, _ in
      seen.append("parent \(account.parent?.balance ?? -1)")
    }
    account.owner = "Ann"
    account.parent = Account()
    account.parent?.balance = 2
    token.invalidate()
    path.invalidate()
    account.owner = "Bob"
    XCTAssertEqual(seen, ["- nobody", "nobody Ann", "parent 0.0", "parent 2.0"])
    XCTAssertEqual(account.history, [])
  }

  /// The path is not written where it is observed.
  private func log<Value>(_ path: KeyPath<Account, Value>, of account: Account, in log: @escaping (Value) -> Void)
    -> NSKeyValueObservation
  {
    account.observe(path) { account, _ in log(account[keyPath: path]) }
  }

  func testObservingAPathThatIsHandedOn() {
    let account = Account()
    var seen: [String] = []
    let tokens = [
      log(\.balance, of: account) { seen.append("\($0)") },
      log(\.parent?.owner, of: account) { seen.append($0 ?? "-") },
    ]
    account.balance = 3
    account.parent = Account()
    XCTAssertEqual(seen, ["3.0", "nobody"])
    tokens.forEach { $0.invalidate() }
  }

  func testObserverByName() {
    let (account, watcher) = (Account(), Watcher())
    account.addObserver(watcher, forKeyPath: #keyPath(Account.summary), options: [.new], context: nil)
    account.addObserver(watcher, forKeyPath: "balance", options: [.old, .new], context: nil)
    account.balance = 1
    account.owner = "Ann"
    account.removeObserver(watcher, forKeyPath: "summary")
    account.removeObserver(watcher, forKeyPath: "balance")
    account.balance = 2
    XCTAssertEqual(
      watcher.log.sorted(), ["balance 0 1", "summary - Ann: 1.0", "summary - nobody: 1.0"])
  }

  func testExpectation() {
    let account = Account()
    let expectation = expectation(description: "owner")
    let token = account.observe(\.owner) { _, _ in expectation.fulfill() }
    DispatchQueue.main.async { account.owner = "Ann" }
    wait(for: [expectation], timeout: 60)
    token.invalidate()
  }
}
