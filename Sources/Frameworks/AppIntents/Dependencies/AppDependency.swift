/// See [AppDependency](https://developer.apple.com/documentation/appintents/appdependency).
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: String?
  private let manager: AppDependencyManager
  private let fallback: @Sendable () -> Value?

  public var wrappedValue: Value {
    if let value: Value = manager.value(for: key) ?? fallback() { return value }
    fatalError("no dependency of the type \(Value.self) has been added to AppDependencyManager")
  }

  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default fallback: @autoclosure @escaping @Sendable () -> Value? = nil
  ) {
    self.key = key.map { "\($0)" }
    self.manager = manager
    self.fallback = fallback
  }
}

/// See [AppDependencyManager](https://developer.apple.com/documentation/appintents/appdependencymanager).
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()

  private let lock = NSRecursiveLock()
  private var providers: [String: () -> Any] = [:]
  private var values: [String: Any] = [:]

  public init() {}

  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency provider: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    lock.withLock {
      let name = Self.name(Dependency.self, key.map { "\($0)" })
      providers[name] = provider
      values[name] = nil
    }
  }

  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, _ provider: @escaping @Sendable () async -> Dependency
  ) async {
    let dependency = await provider()
    add(key: key, dependency: dependency)
  }

  /// Each dependency is made when it is needed first, and once.
  func value<Dependency>(for key: String?) -> Dependency? {
    lock.withLock {
      let name = Self.name(Dependency.self, key)
      if let value = values[name] { return value as? Dependency }
      guard let value = providers[name]?() else { return nil }
      values[name] = value
      return value as? Dependency
    }
  }

  private static func name(_ type: Any.Type, _ key: String?) -> String { "\(ObjectIdentifier(type)) \(key ?? "")" }
}
