import Foundation

/// Reads values through their memory where only the type is known.
@MainActor
enum ValueMemory {
  /// Functions and existentials have no fields to look into, and nothing else to compare them by.
  static func isCompared(byBytesOnly type: Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    return kind == functionKind || kind == existentialKind || kind == constrainedExistentialKind
  }

  /// The kinds of metadata that the Swift ABI gives to these types; `any P<Int>` is constrained.
  private static let functionKind = 0x302
  private static let existentialKind = 0x303
  private static let constrainedExistentialKind = 0x307

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

  static func compare<P: SelfComparingProperty>(_: P.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    P.isSame(old.assumingMemoryBound(to: P.self).pointee, new.assumingMemoryBound(to: P.self).pointee)
  }

  /// Whether two values of any type are certainly equal.
  static func areEqual<T>(_ old: T, _ new: T) -> Bool {
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        parts(of: T.self).allSatisfy { $0.areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new)) }
      }
    }
  }

  private static var known: [ObjectIdentifier: [ComparedPart]] = [:]

  private static func parts(of type: Any.Type) -> [ComparedPart] {
    if let parts = known[ObjectIdentifier(type)] { return parts }
    let parts = ComparedPart.parts(of: type, ViewTypeLayout.property(type), at: 0)
    known[ObjectIdentifier(type)] = parts
    return parts
  }
}
