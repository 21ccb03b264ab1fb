/// Tells the two forms of `performBatchUpdates` apart, of which Swift sees one on iOS: it takes an optional closure that
/// does not escape, which can be imported and not written. Closures go to a form of their own here; it calls the other,
/// which apps override.
@MainActor final class BatchForwarding {
  private var isForwarding = false

  /// Whether a closure is what an override hands on to its superclass, which has come around and is done; otherwise it
  /// is on its way to the form that apps override.
  func hasComeAround() -> Bool {
    isForwarding.toggle()
    return !isForwarding
  }

  /// What is called in the updates is a call of its own.
  func arrived() { isForwarding = false }
}
