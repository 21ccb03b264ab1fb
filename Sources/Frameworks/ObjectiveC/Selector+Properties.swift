/// What `#selector(getter:)` and `#selector(setter:)` become.
extension Selector {
  @preconcurrency
  public init<Owner: AnyObject, V>(_ name: String, getter: @escaping @MainActor (Owner) -> V) {
    let read = unsafeBitCast(getter, to: ((Owner) -> V).self)
    var thunk = MethodThunk(owner: Owner.self) { target, _ in
      result(read(receiver(target, for: name)))
    }
    thunk.isGetter = true
    self.init(name: name, thunk: thunk)
  }

  @preconcurrency
  public init<Owner: AnyObject, V>(_ name: String, setter: @escaping @MainActor (Owner, V) -> Void) {
    let write = unsafeBitCast(setter, to: ((Owner, V) -> Void).self)
    var thunk = MethodThunk(owner: Owner.self) { target, arguments in
      write(receiver(target, for: name), argument(0, of: arguments, for: name))
      return nil
    }
    thunk.takesNil = PropertyConversion.isOptional(V.self)
    self.init(name: name, thunk: thunk)
  }
}
