import Foundation
@_spi(Windfall) import FoundationOverlay
import WindfallCore
@_spi(Windfall) import XCTestOverlay

/// A query, the app to ask, and the conditions in it that only this process can evaluate.
@MainActor
struct ElementHandle {
  let session: AppSession
  var query: ElementQuery
  /// Predicates made of closures; the query names them by their place here.
  var closures: [NSPredicate] = []

  func adding(_ step: ElementQuery.Step) -> ElementHandle {
    var handle = self
    handle.query = query.adding(step)
    return handle
  }

  /// Adds a step with a predicate, which goes to the app as a value if it can.
  func adding(_ predicate: NSPredicate, _ step: (ElementFilter) -> ElementQuery.Step) -> ElementHandle {
    if let condition = predicate.condition, condition.isPortable { return adding(step(.predicate(condition))) }
    var handle = adding(step(.external(closures.count)))
    handle.closures.append(predicate)
    return handle
  }

  // MARK: - Requests

  func exists() throws(AppFailure) -> Bool {
    if !closures.isEmpty { return try !local().paths.isEmpty }
    guard case .bool(let value) = try session.send(.exists(query)) else { throw Self.wrongReply }
    return value
  }

  func count() throws(AppFailure) -> Int {
    if !closures.isEmpty { return try local().paths.count }
    guard case .count(let count) = try session.send(.count(query)) else { throw Self.wrongReply }
    return count
  }

  func all() throws(AppFailure) -> [ElementSnapshot] {
    if !closures.isEmpty { return try local().elements }
    guard case .elements(let elements) = try session.send(.resolveAll(query)) else { throw Self.wrongReply }
    return elements
  }

  func snapshot(withChildren: Bool = false) throws(AppFailure) -> ElementSnapshot {
    let request = AutomationRequest.resolve(try resolvable(), withChildren: withChildren)
    guard case .element(let element) = try session.send(request) else { throw Self.wrongReply }
    return element
  }

  func isHittable() throws(AppFailure) -> Bool {
    if !closures.isEmpty, try local().paths.isEmpty { return false }
    guard case .bool(let value) = try session.send(.isHittable(try resolvable())) else { throw Self.wrongReply }
    return value
  }

  func wait(for condition: AutomationCondition, seconds: Double) throws(AppFailure) -> Bool {
    if closures.isEmpty {
      guard case .bool(let value) = try session.send(.wait(query, condition, seconds: seconds)) else {
        throw Self.wrongReply
      }
      return value
    }
    return try waitLocally(seconds: seconds) { () throws(AppFailure) in
      switch condition {
      case .exists: try exists()
      case .doesNotExist: try !exists()
      case .isHittable: try isHittable()
      case .satisfies: throw Self.wrongReply
      }
    }
  }

  /// Evaluates the condition again after each commit of the app until it holds or the time is over.
  func waitLocally(seconds: Double, until condition: () throws(AppFailure) -> Bool) throws(AppFailure) -> Bool {
    let deadline = Deadline(seconds: seconds)
    while true {
      let revision = try revision(after: 0, seconds: 0)
      if try condition() { return true }
      let rest = deadline.seconds
      guard rest > 0 else { return false }
      if try self.revision(after: revision, seconds: rest) == revision { return try condition() }
    }
  }

  private func revision(after revision: UInt64, seconds: Double) throws(AppFailure) -> UInt64 {
    guard case .revision(let latest) = try session.send(.waitForFrame(after: revision, seconds: seconds)) else {
      throw Self.wrongReply
    }
    return latest
  }

  /// The query without closures: for one that has some, the way to the element as it is now.
  func resolvable() throws(AppFailure) -> ElementQuery {
    if closures.isEmpty { return query }
    let evaluator = QueryEvaluator(try tree(), externals: externals)
    do {
      return ElementQuery(steps: [.path(try evaluator.path(query))])
    } catch {
      throw .refused(error)
    }
  }

  func tree() throws(AppFailure) -> Element {
    guard case .tree(let root, _) = try session.send(.snapshot) else { throw Self.wrongReply }
    return root
  }

  private func local() throws(AppFailure) -> (paths: [[Int]], elements: [ElementSnapshot]) {
    let evaluator = QueryEvaluator(try tree(), externals: externals)
    do {
      return (try evaluator.paths(query), try evaluator.all(query))
    } catch {
      throw .refused(error)
    }
  }

  private var externals: [(ElementSnapshot) -> Bool] {
    closures.map { predicate in { predicate.evaluate(with: SnapshotElement($0)) } }
  }

  static let wrongReply = AppFailure.unreachable("it gave an answer of the wrong kind")

  // MARK: - Failures

  /// How long XCUITest looks for an element that it needs: it tries again after a second, and once more.
  private static let patience = 2.0

  /// Runs a request; a failure is recorded in the running test, and the fallback returned.
  func perform<Value>(
    _ action: String, fallback: Value, file: StaticString? = nil, line: UInt? = nil,
    _ body: () throws(AppFailure) -> Value
  ) -> Value {
    do throws(AppFailure) {
      return try looking(body)
    } catch {
      CurrentTest.record(
        "Failed to \(action): \(error.report)", elementTree: error.elementTree, file: file, line: line)
      return fallback
    }
  }

  /// Runs a request, and once more if its element comes.
  private func looking<Value>(_ body: () throws(AppFailure) -> Value) throws(AppFailure) -> Value {
    do throws(AppFailure) {
      return try body()
    } catch {
      guard case .refused(let failure) = error, failure.reason == .noMatch,
        try wait(for: .exists, seconds: Self.patience)
      else { throw error }
      return try body()
    }
  }

  /// Performs a gesture, after which the app has settled.
  func perform(
    _ gesture: AutomationGesture, as action: String, file: StaticString, line: UInt
  ) {
    perform("\(action) \(query.name)", fallback: (), file: file, line: line) { () throws(AppFailure) in
      try send(gesture, at: .element(try resolvable()))
    }
  }
}
