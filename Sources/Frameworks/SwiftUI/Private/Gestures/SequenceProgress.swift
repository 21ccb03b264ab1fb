/// What the first of two gestures in a row ended with.
@MainActor
final class SequenceProgress<Value> {
  var value: Value?
}
