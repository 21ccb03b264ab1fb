@_spi(Windfall) import UIKit

/// All nodes of one hosting view, and what has to be evaluated again.
@MainActor
final class ViewGraph: UpdateParticipant {
  /// The node whose body is being evaluated, so that the state it reads can tell it of changes.
  nonisolated(unsafe) static var evaluating: ObservationTarget?

  private var invalid: [any StateDependent] = []
  private var actions: [@MainActor () -> Void] = []
  private var readers: [WeakReader] = []
  private var willReadPreferences = false

  private struct WeakReader {
    weak var reader: (any PreferenceReader)?
  }

  /// Whether the graph's hosting view is in a window: only then do views appear.
  var isShown = false
  /// The view that shows the graph.
  weak var host: UIView?
  /// How often bodies were evaluated, for tests.
  private(set) static var bodyEvaluations = 0

  func invalidate(_ dependent: any StateDependent) {
    if dependent.isInvalid { return }
    dependent.isInvalid = true
    invalid.append(dependent)
    CommitCycle.shared.enqueueUpdate(self)
  }

  /// Runs something after this update, when every value is in place.
  func afterUpdate(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    CommitCycle.shared.enqueueUpdate(self)
  }

  /// Keeps a node that wants to know the preferences inside it.
  func add(_ reader: any PreferenceReader) {
    readers.append(WeakReader(reader: reader))
    preferencesChanged()
  }

  /// Has readers look at preferences when this update is over.
  func preferencesChanged() {
    guard !readers.isEmpty, !willReadPreferences else { return }
    willReadPreferences = true
    afterUpdate { [unowned self] in
      willReadPreferences = false
      readers.removeAll { $0.reader?.isAlive != true }
      for entry in readers { entry.reader?.readPreferences() }
    }
  }

  /// The view controller that shows the graph.
  var presenter: UIViewController? {
    var responder: UIResponder? = host
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  func performUpdate() {
    while !invalid.isEmpty || !actions.isEmpty {
      while !invalid.isEmpty {
        let batch = invalid.count == 1 ? invalid : invalid.sorted { $0.depth < $1.depth }
        invalid.removeAll(keepingCapacity: true)
        for dependent in batch where dependent.isInvalid && dependent.isAlive { dependent.revalidate() }
      }
      let pending = actions
      actions.removeAll(keepingCapacity: true)
      for action in pending { action() }
    }
  }

  /// Evaluates a body and records what it reads.
  static func evaluate<Result>(_ dependent: any StateDependent, _ body: () -> Result) -> Result {
    bodyEvaluations += 1
    return reading(dependent, body)
  }

  /// Records what something reads for a body that is about to be evaluated.
  static func reading<Result>(_ dependent: any StateDependent, _ body: () -> Result) -> Result {
    let outer = evaluating
    let target = dependent.target()
    evaluating = target
    defer { evaluating = outer }
    return withObservationTracking(body) { target.invalidate() }
  }
}
