import XCTest
@_spi(Windfall) import XCTestOverlay

/// The tests that a class wants run of all that it has, for one that overrides `defaultTestSuite`.
@MainActor struct OwnSuite {
  /// Makes suites of all tests, from which an override chooses.
  private final class Source: TestSuiteSource {
    private let registration: TestRegistration
    private let observer: TestObserver

    init(_ registration: TestRegistration, observer: TestObserver) {
      self.registration = registration
      self.observer = observer
    }

    func suite(of type: XCTestCase.Type) -> XCTestSuite {
      let suite = XCTestSuite(name: "\(type)")
      guard type == registration.type else { return suite }
      for method in registration.methods {
        suite.addTest(TestExecution.testCase(of: type, method, observer: observer))
      }
      return suite
    }

    var defaultSuite: XCTestSuite { suite(of: registration.type) }
  }

  private let testCases: [XCTestCase]

  /// Nil for a class that runs all its tests.
  init?(of registration: TestRegistration?, observer: TestObserver) {
    guard let registration, let type = registration.type as? any OverridesDefaultTestSuite.Type else { return nil }
    let source = Source(registration, observer: observer)
    let before = CurrentTest.suiteSource
    CurrentTest.suiteSource = source
    defer { CurrentTest.suiteSource = before }
    testCases = withExtendedLifetime(source) { Self.testCases(in: type.defaultTestSuite) }
  }

  /// The test cases for a test: none where the class leaves it out.
  func testCases(named method: String, of type: XCTestCase.Type) -> [XCTestCase] {
    testCases.filter { Swift.type(of: $0) == type && $0.name.hasSuffix(".\(method)") }
  }

  private static func testCases(in test: XCTest) -> [XCTestCase] {
    if let testCase = test as? XCTestCase { return [testCase] }
    return (test as? XCTestSuite)?.tests.flatMap { testCases(in: $0) } ?? []
  }
}
