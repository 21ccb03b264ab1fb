/// Why a test did not simply pass.
public struct TestIssue: Hashable, Sendable {
  /// What sort of thing went wrong.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// An assertion did not hold.
    case assertion
    /// The test threw an error.
    case unexpectedError
    /// Something was called that is declared and not there; without a test, not a failure.
    case unimplemented
    /// The process that ran the test died.
    case crash
    /// The test took longer than it may.
    case hang
    /// The process ended before it came to the test, or during it, without a crash.
    case earlyExit
    /// The app or the test process could not be started.
    case launch
    /// The target could not be built, so that none of its tests was run.
    case build
    /// The test asked to be skipped; not a failure.
    case skip
    /// What a person should know of the app and no test is to blame for; not a failure.
    case warning

    /// Whether a test with such an issue has failed.
    public var isFailure: Bool { self != .skip && self != .warning }
  }

  /// The test, or only its class or target when the issue arose outside a test.
  public var test: TestIdentifier
  public var kind: Kind
  public var message: String
  /// The source file as the compiler was given it.
  public var file: String?
  /// The line in `file`, from 1.
  public var line: Int?
  /// The calls that led to the issue, innermost first, one line each.
  public var backtrace: [String]
  /// What was on the screen, as `XCUIElement.debugDescription` prints it; UI tests only.
  public var elementTree: String?
  /// The names of the attachments that the test had added by then.
  public var attachments: [String]

  public init(
    test: TestIdentifier, kind: Kind, message: String, file: String? = nil, line: Int? = nil,
    backtrace: [String] = [], elementTree: String? = nil, attachments: [String] = []
  ) {
    self.test = test
    self.kind = kind
    self.message = message
    self.file = file
    self.line = line
    self.backtrace = backtrace
    self.elementTree = elementTree
    self.attachments = attachments
  }
}
