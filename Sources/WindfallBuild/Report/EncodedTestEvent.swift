import WindfallCore

/// The form of an event in the JSON report; fields are only ever added, unless `version` grows.
struct EncodedTestEvent: Codable, Equatable {
  static let currentVersion = 1

  var version = Self.currentVersion
  var event: String
  var seed: UInt64?
  /// Which part of the tests it is, and what tells whether the other parts are of the same tests.
  var shard: String?
  var list: String?
  var targets: [String]?
  var target: String?
  var testCount: Int?
  var test: String?
  var kind: String?
  var message: String?
  var file: String?
  var line: Int?
  var backtrace: [String]?
  var elementTree: String?
  var attachments: [String]?
  var activity: String?
  var metric: String?
  var unit: String?
  var samples: [Double]?
  var stream: String?
  var text: String?
  var status: String?
  var flaky: Bool?
  var duration: Double?
  var passed: Int?
  var failed: Int?
  var skipped: Int?

  init(_ event: TestEvent) {
    switch event {
    case .runStarted(let seed, let targets):
      self.init(name: "runStarted")
      self.seed = seed
      self.targets = targets
    case .targetStarted(let target, let testCount):
      self.init(name: "targetStarted")
      self.target = target
      self.testCount = testCount
    case .classStarted(let identifier): self.init(name: "classStarted", test: identifier)
    case .testStarted(let identifier): self.init(name: "testStarted", test: identifier)
    case .issueRecorded(let issue): self.init(issue)
    case .activityStarted(let identifier, let name):
      self.init(name: "activityStarted", test: identifier)
      activity = name
    case .activityEnded(let identifier, let name):
      self.init(name: "activityEnded", test: identifier)
      activity = name
    case .timeAllowed(let identifier, let seconds):
      self.init(name: "timeAllowed", test: identifier)
      duration = seconds
    case .measured(let measurement):
      self.init(name: "measured", test: measurement.test)
      metric = measurement.metric
      unit = measurement.unit
      samples = measurement.samples
    case .output(let output):
      self.init(name: "output", test: output.test)
      stream = output.stream.rawValue
      text = output.text
    case .testFinished(let identifier, let status, let duration):
      self.init(name: "testFinished", test: identifier)
      self.status = status.rawValue
      self.duration = duration
    case .classFinished(let identifier): self.init(name: "classFinished", test: identifier)
    case .targetFinished(let target):
      self.init(name: "targetFinished")
      self.target = target
    case .runEnded(let counts, let duration):
      self.init(name: "runEnded")
      passed = counts.passed
      failed = counts.failed
      skipped = counts.skipped
      self.duration = duration
    }
  }

  private init(name: String, test: TestIdentifier? = nil) {
    event = name
    self.test = test?.description
  }

  private init(_ issue: TestIssue) {
    self.init(name: "issueRecorded", test: issue.test)
    kind = issue.kind.rawValue
    message = issue.message
    file = issue.file
    line = issue.line
    backtrace = issue.backtrace.isEmpty ? nil : issue.backtrace
    elementTree = issue.elementTree
    attachments = issue.attachments.isEmpty ? nil : issue.attachments
  }
}
