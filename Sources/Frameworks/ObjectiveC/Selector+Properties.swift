/// What `#selector(getter:)` and `#selector(setter:)` become.
extension Selector {
  @preconcurrency
  public init<Owner: AnyObject, V>(_ name: String, getter: @escaping @MainActor (Owner) -> V) {
    let read = unsafeBitCast(getter, to: ((Owner) -> V).self)
    let thunk = MethodThunk(owner: Owner.self) { target, _ in
      result(read(receiver(target, for: name)))
    }
    self.init(name: name, thunk: thunk)
  }

  @preconcurrency
  public init<Owner: AnyObject, V>(_ name: String, setter: @escaping @MainActor (Owner, V) -> Void) {
    let write = unsafeBitCast(setter, to: ((Owner, V) -> Void).self)
    let thunk = MethodThunk(owner: Owner.self) { target, arguments in
      write(receiver(target, for: name), argument(0, of: arguments, for: name))
      return nil
    }
    self.init(name: name, thunk: thunk)
  }
}
