import WindfallCore
import WindfallProject

/// One test target that is built and ready to run.
public struct TestBundlePlan: Sendable {
  /// The process that a bundle's tests run in.
  public enum Host: Hashable, Sendable {
    /// The app itself: unit tests with a `TEST_HOST`.
    case app(executable: String)
    /// A process without an app.
    case none(bundleHost: String)
    /// A process without app code, which starts the app in processes of its own.
    case ui(app: String, bundleHost: String)
  }

  /// What is different where the target is the page of a playground.
  ///
  /// A page is run even if it has no tests, and the page decides which of its tests are run.
  public struct Page: Sendable {
    public init() {}
  }

  public var target: String
  public var host: Host
  /// The shared library in the bundle.
  public var bundle: String
  /// The tests in the order in which they were found.
  public var tests: [TestIdentifier]
  /// Those of the tests that cannot run, with the reason.
  public var impossible: [TestIdentifier: String] = [:]
  /// The files that could not be compiled, where no test of theirs says so: each is a failure.
  public var lostFiles: [TestIssue] = []
  /// The names of the classes that list their tests when they run, which are then run in the order listed.
  public var listingClasses: [String] = []
  /// What the scheme or test plan lets run of the tests that are listed.
  public var selection = TestSelection()
  /// What the command line lets run.
  var chosen = TestSelection()
  /// The name of the target, by which selections know it, whatever the reports call it.
  private let selectedTarget: String
  /// Variables from the scheme or test plan.
  public var environment: [String: String]
  /// Launch arguments from the scheme or test plan.
  public var arguments: [String]
  /// What the app that UI tests drive is launched with, beside what the tests say themselves.
  public var appArguments: [String] = []
  /// The configuration of the test plan; nil where there is only one.
  public var configuration: String?
  /// Whether tests are run more than once.
  public var repetition = TestRepetition.none
  /// How many seconds a test may take, where the test plan says it.
  public var timeAllowance: Double?
  /// Whether the scheme or test plan wants its classes to run side by side; nil where it does not say.
  public var isParallel: Bool?
  /// Nil for the test target of a project.
  public var page: Page?
  /// Why the target could not be built: it is reported, and nothing of it is run.
  public var failure: TestIssue?

  public init(
    target: String, host: Host, bundle: String, tests: [TestIdentifier], environment: [String: String] = [:],
    arguments: [String] = []
  ) {
    self.target = target
    selectedTarget = target
    self.host = host
    self.bundle = bundle
    self.tests = tests
    self.environment = environment
    self.arguments = arguments
  }

  /// A target that could not be built, which reports name with the reason.
  public init(_ target: UnbuiltTarget) {
    self.init(target: target.name, host: .none(bundleHost: ""), bundle: "", tests: [])
    failure = TestIssue(
      test: TestIdentifier(target: target.name), kind: .build, message: "The target was not built: \(target.reason)",
      file: target.file, line: target.line)
  }

  /// What reports call the target: with the configuration, where the same tests run in several.
  public var title: String { configuration.map { "\(target) (\($0))" } ?? target }

  /// Whether a class was asked for.
  func includes(className: String?) -> Bool {
    let identifier = TestIdentifier(target: selectedTarget, className: className)
    return selection.includes(identifier) && chosen.includes(identifier)
  }

  /// The bundle with only these of its tests.
  public func keeping(_ tests: Set<TestIdentifier>) -> TestBundlePlan {
    var bundle = self
    bundle.tests.removeAll { !tests.contains($0) }
    return bundle
  }

  /// Lets requests that no stub answers leave the machine.
  public mutating func allowNetwork() { environment["WINDFALL_ALLOW_NETWORK"] = "1" }

  /// The executable of the process that runs the tests.
  var executable: String {
    switch host {
    case .app(let executable): executable
    case .none(let bundleHost), .ui(_, let bundleHost): bundleHost
    }
  }
}
