@_exported import Foundation

/// The name of a method, as in [ObjectiveC](https://developer.apple.com/documentation/objectivec/selector).
///
/// One made by `#selector` also carries the method itself, so that it can be performed without a look-up by name.
/// Two selectors are equal when their names are.
public struct Selector: ExpressibleByStringLiteral, Sendable {
  private let name: String
  var thunk: MethodThunk?

  public init(_ name: String) {
    self.init(name: name, thunk: nil)
  }

  public init(stringLiteral name: String) {
    self.init(name: name, thunk: nil)
  }

  init(name: String, thunk: MethodThunk?) {
    self.name = name
    self.thunk = thunk
  }
}

// MARK: - Hashable

extension Selector: Hashable {
  public static func == (left: Selector, right: Selector) -> Bool {
    left.name == right.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

// MARK: - CustomStringConvertible

extension Selector: CustomStringConvertible {
  public var description: String { name }
}

/// See [NSSelectorFromString](https://developer.apple.com/documentation/foundation/nsselectorfromstring(_:)).
public func NSSelectorFromString(_ name: String) -> Selector {
  Selector(name)
}

/// See [NSStringFromSelector](https://developer.apple.com/documentation/foundation/nsstringfromselector(_:)).
public func NSStringFromSelector(_ selector: Selector) -> String {
  selector.description
}

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

  @preconcurrency
  public init<A, B, C, R>(_ name: String, bound: @autoclosure @MainActor () -> (@MainActor (A, B, C) -> R)) {
    self.init(Selector.completed(name, parameters: 3))
  }

  @preconcurrency
  public init<A, B, C, D, R>(_ name: String, bound: @autoclosure @MainActor () -> (@MainActor (A, B, C, D) -> R)) {
    self.init(Selector.completed(name, parameters: 4))
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
  @_disfavoredOverload
  public init<A, B, C, R>(_ name: String, bound: @autoclosure () -> ((A, B, C) -> R), isolation: Void = ()) {
    self.init(Selector.completed(name, parameters: 3))
  }

  @_disfavoredOverload
  public init<A, B, C, D, R>(_ name: String, bound: @autoclosure () -> ((A, B, C, D) -> R), isolation: Void = ()) {
    self.init(Selector.completed(name, parameters: 4))
  }
}
