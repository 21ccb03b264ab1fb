import PersistenceEngine
import Synchronization

/// https://developer.apple.com/documentation/coredata/nspersistentstore
nonisolated open class NSPersistentStore: NSObject, @unchecked Sendable {
  @_spi(Windfall) public let engine: any Store
  private weak var coordinator: NSPersistentStoreCoordinator?
  private let entities: Set<Int>
  /// By the numbers in the IDs of objects, which may have left their contexts.
  private static let all = Mutex<[Int32: Weak<NSPersistentStore>]>([:])

  public let type: String
  public let configurationName: String
  public let options: [AnyHashable: Any]?
  open var url: URL?

  init(
    _ engine: any Store, type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?,
    coordinator: NSPersistentStoreCoordinator, entities: Set<Int>
  ) {
    self.engine = engine
    self.type = type
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.url = url
    self.options = options
    self.coordinator = coordinator
    self.entities = entities
    super.init()
    Self.all.withLock { $0[engine.number] = Weak(object: self) }
  }

  deinit { Self.all.withLock { $0[engine.number] = nil } }

  /// Nil for the number of temporary IDs, and for a store that nobody has any more.
  static func open(number: Int32) -> NSPersistentStore? { all.withLock { $0[number]?.object } }

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? { coordinator }

  open var isReadOnly: Bool { engine.isReadOnly }

  open var identifier: String! { engine.metadata[NSStoreUUIDKey] as? String ?? "" }

  open var metadata: [String: Any]! {
    get { engine.metadata }
    set { engine.metadata = StoreMetadata.plain(newValue ?? [:]) }
  }

  open func loadMetadata() throws {}

  open func didAdd(to coordinator: NSPersistentStoreCoordinator) {}

  open func willRemove(from coordinator: NSPersistentStoreCoordinator?) {}

  func leave() {
    coordinator = nil
    engine.close()
  }

  func holds(_ entity: Int) -> Bool { entities.contains(entity) }
}

/// Turns metadata of the app's into those that stores keep.
enum StoreMetadata {
  static func plain(_ metadata: [String: Any]) -> [String: any Sendable] {
    metadata.compactMapValues { value in
      switch value {
      case let text as String: text
      case let data as Data: data
      case let date as Date: date
      case let number as NSNumber:
        number.int64Value == Int64(exactly: number.doubleValue) ? number.int64Value : number.doubleValue
      case let list as [String]: list
      case let hashes as [String: Data]: hashes
      case let values as [String: String]: values
      default: nil
      }
    }
  }
}
