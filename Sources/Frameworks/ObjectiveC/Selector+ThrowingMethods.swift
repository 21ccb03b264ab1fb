/// `#selector` of methods that throw, which tests exchange. Whoever performs one learns of no error, and gets nothing.
extension Selector {
  @preconcurrency
  public init<Owner, R>(_ name: String, method: @escaping @MainActor (Owner) -> @MainActor () throws -> R) {
    self.init(name, method: unsafeBitCast(method, to: ((Owner) -> () throws -> R).self), isolation: ())
  }

  @preconcurrency
  public init<Owner, A, R>(_ name: String, method: @escaping @MainActor (Owner) -> @MainActor (A) throws -> R) {
    self.init(name, method: unsafeBitCast(method, to: ((Owner) -> (A) throws -> R).self), isolation: ())
  }

  @preconcurrency
  public init<Owner, A, B, R>(
    _ name: String, method: @escaping @MainActor (Owner) -> @MainActor (A, B) throws -> R
  ) {
    self.init(name, method: unsafeBitCast(method, to: ((Owner) -> (A, B) throws -> R).self), isolation: ())
  }

  @_disfavoredOverload
  public init<Owner, R>(_ name: String, method: @escaping (Owner) -> () throws -> R, isolation: Void = ()) {
    let thunk = MethodThunk(ofPossible: Owner.self) { target, _ in
      (try? method(receiver(target, for: name))()).flatMap { result($0) }
    }
    self.init(name: name, thunk: thunk)
  }

  @_disfavoredOverload
  public init<Owner, A, R>(_ name: String, method: @escaping (Owner) -> (A) throws -> R, isolation: Void = ()) {
    let name = Selector.completed(name, parameters: 1)
    let thunk = MethodThunk(ofPossible: Owner.self) { target, arguments in
      (try? method(receiver(target, for: name))(argument(0, of: arguments, for: name))).flatMap { result($0) }
    }
    self.init(name: name, thunk: thunk)
  }

  @_disfavoredOverload
  public init<Owner, A, B, R>(_ name: String, method: @escaping (Owner) -> (A, B) throws -> R, isolation: Void = ()) {
    let name = Selector.completed(name, parameters: 2)
    let thunk = MethodThunk(ofPossible: Owner.self) { target, arguments in
      let (a, b) = (
        argument(0, of: arguments, for: name, as: A.self), argument(1, of: arguments, for: name, as: B.self)
      )
      return (try? method(receiver(target, for: name))(a, b)).flatMap { result($0) }
    }
    self.init(name: name, thunk: thunk)
  }

  /// Takes a method whose name alone would also mean others, with parameters.
  @preconcurrency
  public init<Owner, R>(
    _ name: String, methodWithoutParameters method: @escaping @MainActor (Owner) -> @MainActor () throws -> R
  ) {
    self.init(name, method: unsafeBitCast(method, to: ((Owner) -> () throws -> R).self), isolation: ())
  }

  @_disfavoredOverload
  public init<Owner, R>(
    _ name: String, methodWithoutParameters method: @escaping (Owner) -> () throws -> R, isolation: Void = ()
  ) {
    self.init(name, method: method, isolation: ())
  }
}
