/// How a value lies in the user defaults.
struct DefaultsForm<Value> {
  /// Nil where what lies there is no such value.
  let read: (Any) -> Value?
  /// Nil takes the entry away.
  let write: (Value) -> Any?

  init(_ read: @escaping (Any) -> Value?, write: @escaping (Value) -> Any? = { $0 }) {
    self.read = read
    self.write = write
  }
}
