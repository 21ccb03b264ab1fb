/// What a gesture tells of itself.
@MainActor
public final class _GestureReceiver<Value> {
  let changed: @MainActor (Value) -> Void
  let ended: @MainActor (Value) -> Void
  /// The gesture is over, or was given up.
  let finished: @MainActor () -> Void

  init(
    changed: @escaping @MainActor (Value) -> Void = { _ in }, ended: @escaping @MainActor (Value) -> Void = { _ in },
    finished: @escaping @MainActor () -> Void = {}
  ) {
    self.changed = changed
    self.ended = ended
    self.finished = finished
  }
}
