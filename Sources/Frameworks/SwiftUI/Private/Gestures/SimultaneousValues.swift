/// What two gestures that go on at the same time have said last.
@MainActor
final class SimultaneousValues<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
