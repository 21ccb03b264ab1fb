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
