import Synchronization

/// What key-value coding calls the properties that Swift's key paths lead to.
///
/// A key path of a stored property tells its name. One of a computed property does not, so frameworks name theirs.
@_spi(Windfall) public enum KeyPathNames {
  private struct State: @unchecked Sendable {
    var names: [AnyKeyPath: String] = [:]
  }

  private static let state = Mutex(State())

  public static func register(_ names: [AnyKeyPath: String]) {
    nonisolated(unsafe) let names = names
    state.withLock { $0.names.merge(names) { $1 } }
  }

  /// Nil for a key path whose name is not known.
  static func name(of keyPath: AnyKeyPath) -> String? {
    nonisolated(unsafe) let path = keyPath
    if let name = state.withLock({ $0.names[path] }) { return name }
    let text = String(reflecting: keyPath)
    let root = "\\\(Swift.type(of: keyPath).rootType)."
    guard text.hasPrefix(root), !text.contains("<") else { return nil }
    return String(text.dropFirst(root.count).filter { $0 != "?" })
  }
}
