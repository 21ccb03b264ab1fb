/// Which tests to run, in order.
struct TestPlan {
  /// A test that exists, or one that the plan names and the bundle does not have.
  enum Entry {
    case test(TestMethod)
    case swiftTest(SwiftTest)
    case missing(method: String, reason: String)

    var method: String {
      switch self {
      case .test(let method): method.name
      case .swiftTest(let test): test.name
      case .missing(let method, _): method
      }
    }
  }

  /// Tests of one class that follow each other.
  struct Group {
    let className: String
    /// Nil for a suite of Swift Testing, and for a class that the bundle does not have.
    let registration: TestRegistration?
    private(set) var entries: [Entry]
    private var methods: Set<String>

    init(className: String, registration: TestRegistration?, entries: [Entry]) {
      self.className = className
      self.registration = registration
      self.entries = entries
      methods = Set(entries.map(\.method))
    }

    /// Adds a test, but not for a second time.
    mutating func add(_ entry: Entry) -> Bool {
      guard methods.insert(entry.method).inserted else { return false }
      entries.append(entry)
      return true
    }
  }

  private(set) var groups: [Group] = []
  /// The tests of each suite of Swift Testing.
  private let suites: [String: [SwiftTest]]

  init(allOf registrations: [TestRegistration], swiftTests: [SwiftTest] = []) {
    suites = Dictionary(grouping: swiftTests, by: \.suite)
    groups = registrations.map { registration in
      Group(
        className: registration.name, registration: registration, entries: registration.methods.map { .test($0) })
    }
    for test in swiftTests where !groups.contains(where: { $0.className == test.suite }) {
      groups.append(
        Group(className: test.suite, registration: nil, entries: (suites[test.suite] ?? []).map { .swiftTest($0) }))
    }
  }

  /// Reads one `Class/method` a line.
  init(lines: String, registrations: [TestRegistration], swiftTests: [SwiftTest] = []) {
    suites = Dictionary(grouping: swiftTests, by: \.suite)
    let known = Dictionary(registrations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for line in lines.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "/", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      add(method: parts[1], className: parts[0], registration: known[parts[0]])
    }
  }

  /// Whether a group has all the tests of its suite.
  func isWholeSuite(_ group: Group) -> Bool { suites[group.className]?.count == group.entries.count }

  private mutating func add(method: String, className: String, registration: TestRegistration?) {
    let entry: Entry
    if let test = suites[className]?.first(where: { $0.name == method }) {
      entry = .swiftTest(test)
    } else if let registration {
      if let found = registration.methods.first(where: { $0.name == method }) {
        entry = .test(found)
      } else {
        entry = .missing(method: method, reason: "The test class '\(className)' has no test '\(method)'.")
      }
    } else if suites[className] != nil {
      entry = .missing(method: method, reason: "The suite '\(className)' has no test '\(method)'.")
    } else {
      entry = .missing(method: method, reason: "The test bundle has no test class '\(className)'.")
    }
    // What comes for a second time belongs to the next iteration.
    if groups.last?.className == className, groups[groups.count - 1].add(entry) { return }
    groups.append(Group(className: className, registration: registration, entries: [entry]))
  }
}
