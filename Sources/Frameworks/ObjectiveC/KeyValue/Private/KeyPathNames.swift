import Synchronization

/// The names of the properties in Swift's key paths, which Linux does not know: the lowering writes them down where a
/// key path stands.
enum KeyPathNames {
  private struct State: @unchecked Sendable {
    var names: [AnyKeyPath: String] = [:]
  }

  private static let state = Mutex(State())

  static func name(of path: AnyKeyPath) -> String {
    let key = Key(path: path)
    if let name = state.withLock({ $0.names[key.path] }) { return name }
    fatalError("\(path): a key path that is observed has to be written in the call that observes it")
  }

  static func note(_ path: AnyKeyPath, _ name: String) {
    let key = Key(path: path)
    state.withLock { $0.names[key.path] = name }
  }

  private struct Key: @unchecked Sendable {
    let path: AnyKeyPath
  }
}

/// What the lowering puts around a key path that may be observed.
public func windfallKeyPath<Root, Value>(_ path: KeyPath<Root, Value>, _ name: String) -> KeyPath<Root, Value> {
  KeyPathNames.note(path, name)
  return path
}

/// The same for a key path that may also be written through an object.
public func windfallKeyPath<Root, Value>(
  _ path: ReferenceWritableKeyPath<Root, Value>, _ name: String
) -> ReferenceWritableKeyPath<Root, Value> {
  KeyPathNames.note(path, name)
  return path
}

/// The same for a key path of a value.
public func windfallKeyPath<Root, Value>(
  _ path: WritableKeyPath<Root, Value>, _ name: String
) -> WritableKeyPath<Root, Value> {
  KeyPathNames.note(path, name)
  return path
}
