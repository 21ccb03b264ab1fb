import XCTest

/// The tests of one class, with the class's own set-up and tear-down around them.
final class ClassSuite: XCTestSuite {
  private let willRun: () -> Void
  private let didRun: () -> Void

  /// A suite without tests runs neither.
  init(name: String, tests: [XCTestCase], willRun: @escaping () -> Void, didRun: @escaping () -> Void) {
    self.willRun = willRun
    self.didRun = didRun
    super.init(name: name)
    for test in tests { addTest(test) }
  }

  override func setUp() {
    if !tests.isEmpty { willRun() }
  }

  override func tearDown() {
    if !tests.isEmpty { didRun() }
  }
}
