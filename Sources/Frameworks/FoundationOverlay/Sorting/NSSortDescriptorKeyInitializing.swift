import Foundation
import ObjectiveC

/// Gives [NSSortDescriptor](https://developer.apple.com/documentation/foundation/nssortdescriptor) the initialisers that take a key.
///
/// An initialiser of a protocol may return an object of a subclass, which one of the class itself may not.
public protocol NSSortDescriptorKeyInitializing {}

extension NSSortDescriptor: NSSortDescriptorKeyInitializing {}

extension NSSortDescriptorKeyInitializing where Self: NSSortDescriptor {
  public init(key: String?, ascending: Bool) {
    self = Self.make(KeySortDescriptor(sortKey: key, ascending: ascending, custom: nil))
  }

  public init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self = Self.make(KeySortDescriptor(sortKey: key, ascending: ascending, custom: cmptr))
  }

  /// The selector names a method of the values that compares one with another, such as `localizedCaseInsensitiveCompare:`.
  public init(key: String?, ascending: Bool, selector: Selector?) {
    let comparator = selector.map { selector -> Comparator in
      { SelectorComparison.order($0, $1, by: selector) }
    }
    self = Self.make(KeySortDescriptor(sortKey: key, ascending: ascending, selector: selector, custom: comparator))
  }

  /// Takes values that have no order in Swift, as optional ones: nil comes first.
  public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    nonisolated(unsafe) let path = keyPath
    let lens: (Any) -> Any? = { ($0 as? Root)?[keyPath: path] }
    self = Self.make(
      KeySortDescriptor(sortKey: KeyPathNames.name(of: keyPath), ascending: ascending, custom: nil, lens: lens))
  }

  static func make(_ descriptor: KeySortDescriptor) -> Self {
    guard let result = descriptor as? Self else { fatalError("\(Self.self) cannot be made from a key") }
    return result
  }
}

extension NSSortDescriptor {
  /// Nil also for a Swift key path whose name is not known.
  public var key: String? {
    guard let descriptor = self as? KeySortDescriptor else { return KeyPathNames.name(of: keyPath) }
    return descriptor.sortKey
  }

  /// Nil where a closure compares.
  public var selector: Selector? {
    guard let descriptor = self as? KeySortDescriptor else { return Selector("compare:") }
    return descriptor.sortSelector
  }
}
