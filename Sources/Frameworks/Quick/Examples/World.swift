import Foundation
@_spi(Windfall) import FoundationOverlay
@_spi(Windfall) import XCTestOverlay

/// All specs of the process, and how far they have come. Tests run one after the other, so nothing is locked.
final class World: @unchecked Sendable {
  enum Phase {
    /// No spec is being read and no example runs.
    case idle
    case reading, example, before, after, around, suiteHook

    /// What a person calls it.
    var name: String {
      switch self {
      case .idle, .reading: "spec()"
      case .example: "it"
      case .before: "beforeEach"
      case .after: "afterEach"
      case .around: "aroundEach"
      case .suiteHook: "beforeSuite"
      }
    }
  }

  /// One for the process; tests of Quick itself take a new one.
  nonisolated(unsafe) static var shared = World()

  /// Whether the classes of the tests have set this one up, or need not.
  var isConfigured = true
  /// Whether a test of Quick itself runs specs.
  var isRunningAdditionalSuites = false
  var phase = Phase.idle
  let configuration = QCKConfiguration()
  private(set) var group: ExampleGroup?
  private var roots: [ObjectIdentifier: ExampleGroup] = [:]
  private var sharedExamples: [String: SharedExampleClosure] = [:]
  private var problems: [(ExampleGroup) -> Void] = []
  private var behaviorDepth = 0
  private var startedCount = 0
  private(set) var runningExample: ExampleBase?
  /// The spec of the running example.
  var currentSpec: XCTestCase?
  private var hasRunBeforeSuite = false

  /// Runs the closure with a new world in place of the shared one.
  static func anotherWorld<Result>(block: (World) -> Result) -> Result {
    let outer = shared
    defer { shared = outer }
    shared = World()
    shared.isConfigured = false
    return block(shared)
  }

  // MARK: - Reading specs

  /// The examples of a spec, which is read once.
  func examples(of spec: AnyClass, reading body: () -> Void) -> [ExampleBase] {
    if let root = roots[ObjectIdentifier(spec)] { return root.examples }
    let root = ExampleGroup()
    roots[ObjectIdentifier(spec)] = root
    let outer = (group, phase)
    (group, phase) = (root, .reading)
    for add in problems { add(root) }
    problems = []
    body()
    (group, phase) = outer
    return root.examples
  }

  /// Runs the closure for the group in which something is being declared, or else raises an exception; where nothing
  /// catches it, the test that declares it fails.
  func declare(_ what: String, at callsite: Callsite? = nil, _ body: (ExampleGroup) -> Void) {
    if phase == .reading, let group { return body(group) }
    let place = callsite ?? runningExample?.callsite
    let message =
      phase == .idle
      ? "'\(what)' is used outside of a group of examples; move it into the spec() of a QuickSpec, inside 'context' or "
        + "'describe'."
      : "'\(what)' cannot be used inside '\(phase.name)', '\(what)' may only be used inside 'context' or 'describe'."
        // Quick's own sentence has a space here, which specs of specs compare.
        + (what == "aroundEach" ? " " : "")
    if NSException.isCaught { NSException(name: .internalInconsistencyException, reason: message).raise() }
    World.record(message, at: place)
  }

  /// Declares a hook that awaits something, in a spec whose examples need not.
  func declareAwaited(_ what: String, _ body: (ExampleHooks) -> Void) {
    declare(what) { group in
      group.hooks.setAwaited()
      body(group.hooks)
    }
  }

  func describe(_ text: String, as what: String, marks: ExampleMarks = [], _ closure: () -> Void) {
    declare(what) { parent in read(ExampleGroup(text, in: parent, marks: marks), closure) }
  }

  private func read(_ new: ExampleGroup, _ closure: () -> Void) {
    let outer = group
    group = new
    closure()
    group = outer
  }

  func it(
    _ text: String, as what: String, marks: ExampleMarks = [], file: FileString, line: UInt,
    closure: @escaping ExampleClosure
  ) {
    let callsite = Callsite(file: file, line: line)
    declare(what, at: callsite) { group in
      group.add(Example(text, in: group, callsite: callsite, marks: marks, closure: closure))
    }
  }

  func asyncIt(
    _ text: String, as what: String, marks: ExampleMarks = [], file: FileString, line: UInt,
    closure: @escaping () async throws -> Void
  ) {
    let callsite = Callsite(file: file, line: line)
    declare(what, at: callsite) { group in
      group.add(AsyncExample(text, in: group, callsite: callsite, marks: marks, closure: closure))
    }
  }

  // MARK: - Shared examples

  func share(_ name: String, at callsite: Callsite, _ closure: @escaping SharedExampleClosure) {
    guard sharedExamples[name] != nil else { return sharedExamples[name] = closure }
    addProblem(
      "shared examples \(name)",
      "A shared example named '\(name)' has already been registered; give one of the two another name.", at: callsite)
  }

  func behave(
    like name: String, as what: String, marks: ExampleMarks = [], file: FileString, line: UInt,
    context: @escaping SharedExampleContext
  ) {
    let callsite = Callsite(file: file, line: line)
    guard let closure = sharedExamples[name] else {
      let known = sharedExamples.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
      return declare(what, at: callsite) { _ in
        addProblem(
          name,
          "No shared example named '\(name)' has been registered; register it with sharedExamples before it is used. "
            + "Registered shared examples: \(known.isEmpty ? "none" : known).", at: callsite)
      }
    }
    behave(name, as: what, marks: marks, at: callsite) { closure(context) }
  }

  /// Reads examples that belong to the line that asks for them.
  func behave(
    _ name: String, as what: String, marks: ExampleMarks = [], at callsite: Callsite, _ closure: () -> Void
  ) {
    declare(what, at: callsite) { parent in
      let group = ExampleGroup(name, in: parent, marks: marks)
      behaviorDepth += 1
      defer { behaviorDepth -= 1 }
      guard behaviorDepth < 100 else {
        return addProblem(name, "The shared examples '\(name)' include themselves.", at: callsite)
      }
      read(group, closure)
      for example in group.examples {
        example.isSharedExample = true
        example.callsite = callsite
      }
    }
  }

  /// Adds an example that fails with what is wrong: to the spec that is being read, or else to the next one, as a
  /// configuration has none.
  private func addProblem(_ text: String, _ message: String, at callsite: Callsite) {
    let add = { (group: ExampleGroup) in
      group.add(
        Example(text, in: group, callsite: callsite, marks: []) { World.record(message, at: callsite) })
    }
    if let group { add(group) } else { problems.append(add) }
  }

  // MARK: - Running

  func shouldRun(_ example: ExampleBase) -> Bool {
    configuration.includes(example, among: roots.values.lazy.flatMap(\.examples))
  }

  func start(_ example: ExampleBase) -> ExampleMetadata {
    defer { startedCount += 1 }
    runningExample = example
    return ExampleMetadata(example: example, exampleIndex: startedCount)
  }

  /// Goes back to the example that ran this one, where there is one.
  func finish(_ outer: ExampleBase?) { runningExample = outer }

  /// Before the first example of the process.
  @MainActor func runBeforeSuite() {
    guard !hasRunBeforeSuite else { return }
    hasRunBeforeSuite = true
    run(configuration.beforeSuiteHooks, "beforeSuite")
  }

  /// After the last example of the process.
  @MainActor func runAfterSuite() {
    guard hasRunBeforeSuite else { return }
    hasRunBeforeSuite = false
    run(configuration.afterSuiteHooks, "afterSuite")
  }

  @MainActor private func run(_ hooks: [BeforeSuiteClosure], _ name: String) {
    phase = .suiteHook
    for hook in hooks {
      do { try hook() } catch { World.record("\(name) threw unexpected error: \(error.localizedDescription)", at: nil) }
    }
    phase = .idle
  }

  /// Fails the running test.
  static func record(_ message: String, at callsite: Callsite?) {
    CurrentTest.record(message, path: callsite?.file, line: callsite.map { Int($0.line) })
  }
}

typealias AsyncWorld = World
