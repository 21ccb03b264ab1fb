import UIKit
import XCTest

/// Fulfils an expectation when the title of a button changes.
class ButtonObserver {
  private var token: NSKeyValueObservation?

  func observe(_ button: UIButton, expectation: XCTestExpectation) {
    token = button.observe(\.titleLabel?.text, options: [.new]) { _, _ in
      expectation.fulfill()
    }
  }

  deinit {
    token?.invalidate()
  }
}
