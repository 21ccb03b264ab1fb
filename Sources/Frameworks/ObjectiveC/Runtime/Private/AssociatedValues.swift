import CObjectiveC
import Synchronization

/// The values that objects hold by address, beside what their classes declare.
///
/// An object's values end with it: its class's destroyer is watched from the first value on. As in Objective-C, `deinit`
/// still sees them.
enum AssociatedValues {
  private struct State: @unchecked Sendable {
    var values: [UnsafeRawPointer: [UnsafeRawPointer: Any]] = [:]
    /// The destroyers of the watched classes, by metadata.
    var destroyers: [UnsafeRawPointer: UnsafeRawPointer] = [:]
  }

  private static let state = Mutex(State())

  static func value(of object: AnyObject, for key: UnsafeRawPointer) -> Any? {
    let value = state.withLock { state in state.values[address(of: object)]?[key].map { Unchecked(value: $0) } }
    return value?.value
  }

  /// Replaced values are released after the lock: their own `deinit` may come back here.
  static func set(_ value: Any?, of object: AnyObject, for key: UnsafeRawPointer) {
    let value = Unchecked(value: value)
    let old = state.withLock { state -> Unchecked in
      let address = address(of: object)
      if value.value != nil { watch(type(of: object), &state) }
      let old = Unchecked(value: state.values[address]?[key])
      state.values[address, default: [:]][key] = value.value
      if state.values[address]?.isEmpty == true { state.values.removeValue(forKey: address) }
      return old
    }
    withExtendedLifetime(old) {}
  }

  static func removeAll(of object: AnyObject) { end(address(of: object)) }

  /// Finds a value of the object, or makes and keeps one.
  static func value<Value: AnyObject>(of object: AnyObject, for key: UnsafeRawPointer, orNew make: () -> Value) -> Value
  {
    if let value = value(of: object, for: key) as? Value { return value }
    let value = make()
    set(value, of: object, for: key)
    return value
  }

  private struct Unchecked: @unchecked Sendable {
    let value: Any?
  }

  private static func address(of object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  private static func end(_ address: UnsafeRawPointer) {
    let values = state.withLock { state in Unchecked(value: state.values.removeValue(forKey: address)) }
    withExtendedLifetime(values) {}
  }

  private static func watch(_ type: AnyClass, _ state: inout State) {
    let metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    guard state.destroyers[metadata] == nil else { return }
    if state.destroyers.isEmpty { windfall_set_death_watch(deathWatch) }
    // A class that is torn down before its destroyer is known would have nowhere to go: no other object of it can
    // reach the lock, but it waits there.
    if let own = windfall_watch_class(metadata) { state.destroyers[metadata] = own }
  }

  private static var deathWatch: windfall_death_watch {
    windfall_death_watch(
      will_destroy: { object in
        guard let object else { return nil }
        let metadata = object.load(as: UnsafeRawPointer.self)
        return AssociatedValues.state.withLock { state in Address(state.destroyers[metadata]) }.pointer
      },
      did_destroy: { object in object.map { AssociatedValues.end($0) } })
  }

  private struct Address: @unchecked Sendable {
    let pointer: UnsafeRawPointer?
    init(_ pointer: UnsafeRawPointer?) { self.pointer = pointer }
  }
}
