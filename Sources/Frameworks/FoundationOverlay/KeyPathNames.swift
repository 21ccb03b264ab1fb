@_spi(Windfall) import ObjectiveC
import Synchronization

/// What key-value coding calls the properties that Swift's key paths lead to.
///
/// A key path of a stored property tells its name, one of a computed property by the symbol of its accessor. Frameworks
/// name theirs, and the lowering those of managed objects, whose names in the store may be others.
@_spi(Windfall) public enum KeyPathNames {
  fileprivate struct State: @unchecked Sendable {
    var names: [AnyKeyPath: String] = [:]
    let index = KeyPathIndex()
    /// The classes whose names the index has told.
    var known: Set<ObjectIdentifier> = []
  }

  private static let state = Mutex(State())

  public static func register(_ names: [AnyKeyPath: String]) {
    nonisolated(unsafe) let names = names
    state.withLock { $0.names.merge(names) { $1 } }
  }

  /// Nil for a key path whose name is not known.
  public static func name(of keyPath: AnyKeyPath) -> String? {
    nonisolated(unsafe) let path = keyPath
    return state.withLock { $0.name(of: path) } ?? windfallKeyPathName(keyPath)
  }
}

extension KeyPathNames.State {
  fileprivate mutating func name(of path: AnyKeyPath) -> String? {
    if let name = names[path] { return name }
    guard let root = Swift.type(of: path).rootType as? AnyClass, known.insert(ObjectIdentifier(root)).inserted else {
      return nil
    }
    names.merge(index.names(of: root)) { first, _ in first }
    return names[path]
  }
}
