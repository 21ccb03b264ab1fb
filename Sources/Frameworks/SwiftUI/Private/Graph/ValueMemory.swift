import Foundation

/// Reads values through their memory where only the type is known.
enum ValueMemory {
  static func size(of type: Any.Type) -> Int {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  /// Equal bytes are equal values; padding can only make equal values look different.
  static func sameBytes(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ size: Int) -> Bool {
    size == 0 || memcmp(old, new, size) == 0
  }

  static func compare<E: Equatable>(_: E.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    old.assumingMemoryBound(to: E.self).pointee == new.assumingMemoryBound(to: E.self).pointee
  }

  @MainActor
  static func compare<P: SelfComparingProperty>(_: P.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    P.isSame(old.assumingMemoryBound(to: P.self).pointee, new.assumingMemoryBound(to: P.self).pointee)
  }

  /// Whether two values of any type are certainly equal.
  @MainActor
  static func areEqual<T>(_ old: T, _ new: T) -> Bool {
    if let old = old as? any Equatable { return isEqual(old, new) }
    return ViewTypeLayout.of(T.self).areEqual(old, new)
  }

  private static func isEqual<E: Equatable>(_ old: E, _ new: Any) -> Bool {
    guard let new = new as? E else { return false }
    return old == new
  }
}
