/// What `#selector` of a method of some value becomes. The method is only checked by the compiler, never evaluated:
/// performing the selector looks it up by name.
extension Selector {
  @preconcurrency
  public init<R>(_ name: String, bound: @autoclosure @MainActor () -> (@MainActor () -> R)) {
    self.init(name)
  }

  @preconcurrency
  public init<A, R>(_ name: String, bound: @autoclosure @MainActor () -> (@MainActor (A) -> R)) {
    self.init(Selector.completed(name, parameters: 1))
  }

  @preconcurrency
  public init<A, B, R>(_ name: String, bound: @autoclosure @MainActor () -> (@MainActor (A, B) -> R)) {
    self.init(Selector.completed(name, parameters: 2))
  }

  @_disfavoredOverload
  public init<R>(_ name: String, bound: @autoclosure () -> (() -> R), isolation: Void = ()) {
    self.init(name)
  }

  @_disfavoredOverload
  public init<A, R>(_ name: String, bound: @autoclosure () -> ((A) -> R), isolation: Void = ()) {
    self.init(Selector.completed(name, parameters: 1))
  }

  @_disfavoredOverload
  public init<A, B, R>(_ name: String, bound: @autoclosure () -> ((A, B) -> R), isolation: Void = ()) {
    self.init(Selector.completed(name, parameters: 2))
  }
}
