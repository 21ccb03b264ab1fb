/// https://developer.apple.com/documentation/coredata/nspersistentstoredescription
///
/// A store that others have locked is waited for 5 s where no timeout was set; Apple's waits 240 s.
nonisolated open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  private var set: [String: NSObject] = [:]
  private var pragmas: [String: NSObject] = [:]

  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var url: URL?
  open var isReadOnly = false
  open var timeout: TimeInterval = 240 {
    didSet { set[NSPersistentStoreTimeoutOption] = NSNumber(value: timeout) }
  }
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true

  public init(url: URL) {
    self.url = url
    super.init()
  }

  public override init() { super.init() }

  open var options: [String: NSObject] { allOptions.compactMapValues { $0 as? NSObject } }

  open var sqlitePragmas: [String: NSObject] { pragmas }

  open func setOption(_ option: NSObject?, forKey key: String) {
    switch key {
    case NSReadOnlyPersistentStoreOption: isReadOnly = (option as? NSNumber)?.boolValue ?? false
    case NSMigratePersistentStoresAutomaticallyOption:
      shouldMigrateStoreAutomatically = (option as? NSNumber)?.boolValue ?? false
    case NSInferMappingModelAutomaticallyOption:
      shouldInferMappingModelAutomatically = (option as? NSNumber)?.boolValue ?? false
    case NSPersistentStoreTimeoutOption: timeout = (option as? NSNumber)?.doubleValue ?? 240
    default: set[key] = option
    }
  }

  open func setValue(_ value: NSObject?, forPragmaNamed name: String) { pragmas[name] = value }

  /// As the coordinator takes them.
  var allOptions: [String: Any] {
    var all: [String: Any] = set
    all[NSReadOnlyPersistentStoreOption] = NSNumber(value: isReadOnly)
    all[NSMigratePersistentStoresAutomaticallyOption] = NSNumber(value: shouldMigrateStoreAutomatically)
    all[NSInferMappingModelAutomaticallyOption] = NSNumber(value: shouldInferMappingModelAutomatically)
    if !pragmas.isEmpty { all[NSSQLitePragmasOption] = NSDictionary(dictionary: pragmas) }
    return all
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    copy.type = type
    copy.configuration = configuration
    copy.url = url
    copy.isReadOnly = isReadOnly
    copy.timeout = timeout
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    copy.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
    copy.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
    // After the timeout, which is among them only where it was set.
    copy.set = set
    copy.pragmas = pragmas
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSPersistentStoreDescription else { return false }
    return other === self
      || other.type == type && other.url == url && other.configuration == configuration
        && NSDictionary(dictionary: options).isEqual(NSDictionary(dictionary: other.options))
  }

  open override var hash: Int { url.hashValue }

  open override var description: String {
    "<NSPersistentStoreDescription> (type: \(type), url: \(url?.absoluteString ?? "nil"))"
  }
}
