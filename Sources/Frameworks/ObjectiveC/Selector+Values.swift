/// What `#selector` becomes where there is no type to take the method from: the compiler checks that it exists, and
/// performing the selector looks it up by name.
extension Selector {
  /// Names a getter or setter of a value's property.
  @preconcurrency
  public init<V>(_ name: String, value: @autoclosure @MainActor () -> V) {
    self.init(name)
  }

  /// Names what a protocol requires.
  @preconcurrency
  public init<Owner, Member>(_ name: String, requirement: @MainActor (Owner) -> Member) {
    self.init(name)
  }
}
