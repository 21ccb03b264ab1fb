import Synchronization

/// How a delegate is told of all changes at once, where its class has the method.
enum ResultsForm: Hashable {
  case snapshot, difference

  private struct Refusal: Hashable {
    let form: ResultsForm
    let type: ObjectIdentifier
  }

  private static let refusals = Mutex<Set<Refusal>>([])
  /// Set by the method that stands for one that a delegate does not have.
  nonisolated(unsafe) static var isRefused = false

  /// Tells a delegate. Only the call shows whether its class has the method; of a class that has not, it is remembered.
  func isTaken(by delegate: any NSFetchedResultsControllerDelegate, _ tell: () -> Void) -> Bool {
    let refusal = Refusal(form: self, type: ObjectIdentifier(Swift.type(of: delegate)))
    guard !Self.refusals.withLock({ $0.contains(refusal) }) else { return false }
    // A delegate may change what other controllers have.
    let outer = Self.isRefused
    defer { Self.isRefused = outer }
    Self.isRefused = false
    tell()
    if Self.isRefused { _ = Self.refusals.withLock { $0.insert(refusal) } }
    return !Self.isRefused
  }
}
