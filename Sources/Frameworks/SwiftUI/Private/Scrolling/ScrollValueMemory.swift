/// The value that an action for scrolling was last told.
@MainActor
final class ScrollValueMemory<Value> {
  var value: Value?
}
