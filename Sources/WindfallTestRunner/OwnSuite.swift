import XCTest
@_spi(Windfall) import XCTestOverlay

/// The tests that a class wants run of all that it has, for one that overrides `defaultTestSuite`.
@MainActor struct OwnSuite {
  private let testCases: [XCTestCase]

  /// Nil for a class that runs all its tests.
  init?(of registration: TestRegistration?, observer: TestObserver) {
    guard let registration, let type = registration.type as? any OverridesDefaultTestSuite.Type else { return nil }
    let source = BundleSuites([registration], hasSpecs: true, observer: observer)
    let before = CurrentTest.suiteSource
    CurrentTest.suiteSource = source
    defer { CurrentTest.suiteSource = before }
    testCases = withExtendedLifetime(source) { Self.testCases(in: type.defaultTestSuite) }
  }

  /// The test cases for a test: none where the class leaves it out.
  func testCases(named method: String, of type: XCTestCase.Type) -> [XCTestCase] {
    testCases.filter { Swift.type(of: $0) == type && $0.name.hasSuffix(".\(method)") }
  }

  /// What the class has added, besides the tests that were found in its source.
  func added(to registration: TestRegistration) -> [XCTestCase] {
    testCases.filter { testCase in
      Swift.type(of: testCase) == registration.type
        && !registration.methods.contains { testCase.name.hasSuffix(".\($0.name)") }
    }
  }

  private static func testCases(in test: XCTest) -> [XCTestCase] {
    if let testCase = test as? XCTestCase { return [testCase] }
    return (test as? XCTestSuite)?.tests.flatMap { testCases(in: $0) } ?? []
  }
}
