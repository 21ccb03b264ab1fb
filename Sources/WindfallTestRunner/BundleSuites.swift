import XCTest
@_spi(Windfall) import XCTestOverlay

/// Says in suites which tests classes of the bundle have.
final class BundleSuites: TestSuiteSource {
  /// The tests of one class, which a test may count.
  private final class ClassTests: XCTestSuite {
    override func perform(_ run: XCTestRun) {
      fatalError("\(name): a test that runs tests of another class is supported for specs only")
    }
  }

  let hasSpecs: Bool
  private let registrations: [TestRegistration]
  private let observer: TestObserver

  /// Without specs, these make their own suites.
  init(_ registrations: [TestRegistration], hasSpecs: Bool, observer: TestObserver) {
    self.registrations = registrations
    self.hasSpecs = hasSpecs
    self.observer = observer
  }

  func suite(of type: XCTestCase.Type) -> XCTestSuite {
    let suite = ClassTests(name: "\(type)")
    for registration in registrations where registration.type == type {
      for method in registration.methods {
        suite.addTest(TestExecution.testCase(of: type, method, observer: observer))
      }
    }
    return suite
  }

  var defaultSuite: XCTestSuite {
    let suite = ClassTests(name: "All tests")
    for registration in registrations { suite.addTest(self.suite(of: registration.type)) }
    return suite
  }
}
