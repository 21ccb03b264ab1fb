/// What `#selector` of a method becomes: the Objective-C name beside the unapplied method, which lets the compiler
/// check that there is such a method and that the place may name it.
///
/// The type may be a protocol, whose method has no class to look for it in: performing the selector looks it up by name.
///
/// Each arity comes twice, because the method of a main-actor class and that of another class are different types.
/// `isolation` only keeps the symbols of the two apart.
extension Selector {
  @preconcurrency
  public init<Owner, R>(_ name: String, method: @escaping @MainActor (Owner) -> @MainActor () -> R) {
    self.init(name, method: unsafeBitCast(method, to: ((Owner) -> () -> R).self), isolation: ())
  }

  @preconcurrency
  public init<Owner, A, R>(_ name: String, method: @escaping @MainActor (Owner) -> @MainActor (A) -> R) {
    self.init(name, method: unsafeBitCast(method, to: ((Owner) -> (A) -> R).self), isolation: ())
  }

  @preconcurrency
  public init<Owner, A, B, R>(
    _ name: String, method: @escaping @MainActor (Owner) -> @MainActor (A, B) -> R
  ) {
    self.init(name, method: unsafeBitCast(method, to: ((Owner) -> (A, B) -> R).self), isolation: ())
  }

  @preconcurrency
  public init<Owner, A, B, C, R>(
    _ name: String, method: @escaping @MainActor (Owner) -> @MainActor (A, B, C) -> R
  ) {
    self.init(name, method: unsafeBitCast(method, to: ((Owner) -> (A, B, C) -> R).self), isolation: ())
  }

  @preconcurrency
  public init<Owner, A, B, C, D, R>(
    _ name: String, method: @escaping @MainActor (Owner) -> @MainActor (A, B, C, D) -> R
  ) {
    self.init(name, method: unsafeBitCast(method, to: ((Owner) -> (A, B, C, D) -> R).self), isolation: ())
  }

  @_disfavoredOverload
  public init<Owner, R>(
    _ name: String, method: @escaping (Owner) -> () -> R, isolation: Void = ()
  ) {
    var thunk = MethodThunk(ofPossible: Owner.self) { target, _ in
      result(method(receiver(target, for: name))())
    }
    thunk?.isGetter = R.self != Void.self
    self.init(name: name, thunk: thunk)
  }

  @_disfavoredOverload
  public init<Owner, A, R>(
    _ name: String, method: @escaping (Owner) -> (A) -> R, isolation: Void = ()
  ) {
    let name = Selector.completed(name, parameters: 1)
    let thunk = MethodThunk(ofPossible: Owner.self) { target, arguments in
      result(method(receiver(target, for: name))(argument(0, of: arguments, for: name)))
    }
    self.init(name: name, thunk: thunk)
  }

  @_disfavoredOverload
  public init<Owner, A, B, R>(
    _ name: String, method: @escaping (Owner) -> (A, B) -> R, isolation: Void = ()
  ) {
    let name = Selector.completed(name, parameters: 2)
    let thunk = MethodThunk(ofPossible: Owner.self) { target, arguments in
      let (a, b) = (
        argument(0, of: arguments, for: name, as: A.self), argument(1, of: arguments, for: name, as: B.self)
      )
      return result(method(receiver(target, for: name))(a, b))
    }
    self.init(name: name, thunk: thunk)
  }

  @_disfavoredOverload
  public init<Owner, A, B, C, R>(
    _ name: String, method: @escaping (Owner) -> (A, B, C) -> R, isolation: Void = ()
  ) {
    let name = Selector.completed(name, parameters: 3)
    let thunk = MethodThunk(ofPossible: Owner.self) { target, arguments in
      let (a, b) = (
        argument(0, of: arguments, for: name, as: A.self), argument(1, of: arguments, for: name, as: B.self)
      )
      return result(method(receiver(target, for: name))(a, b, argument(2, of: arguments, for: name)))
    }
    self.init(name: name, thunk: thunk)
  }

  @_disfavoredOverload
  public init<Owner, A, B, C, D, R>(
    _ name: String, method: @escaping (Owner) -> (A, B, C, D) -> R, isolation: Void = ()
  ) {
    let name = Selector.completed(name, parameters: 4)
    let thunk = MethodThunk(ofPossible: Owner.self) { target, arguments in
      let (a, b) = (
        argument(0, of: arguments, for: name, as: A.self), argument(1, of: arguments, for: name, as: B.self)
      )
      let (c, d) = (
        argument(2, of: arguments, for: name, as: C.self), argument(3, of: arguments, for: name, as: D.self)
      )
      return result(method(receiver(target, for: name))(a, b, c, d))
    }
    self.init(name: name, thunk: thunk)
  }

  /// Takes a method whose name alone would also mean others, with parameters.
  @preconcurrency
  public init<Owner, R>(
    _ name: String, methodWithoutParameters method: @escaping @MainActor (Owner) -> @MainActor () -> R
  ) {
    self.init(name, method: unsafeBitCast(method, to: ((Owner) -> () -> R).self), isolation: ())
  }

  @_disfavoredOverload
  public init<Owner, R>(
    _ name: String, methodWithoutParameters method: @escaping (Owner) -> () -> R, isolation: Void = ()
  ) {
    self.init(name, method: method, isolation: ())
  }

  /// A bare `#selector(tap)` of a method in another file does not say how many colons the name has.
  static func completed(_ name: String, parameters: Int) -> String {
    name.contains(":") ? name : name + String(repeating: ":", count: parameters)
  }
}
