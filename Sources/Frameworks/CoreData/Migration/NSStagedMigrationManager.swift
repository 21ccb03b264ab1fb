import PersistenceModel

/// https://developer.apple.com/documentation/coredata/nsstagedmigrationmanager
nonisolated open class NSStagedMigrationManager: NSObject {
  public let stages: [NSMigrationStage]
  /// There while a custom stage runs, with the store open in one of the stage's models.
  open internal(set) var container: NSPersistentContainer?

  public init(_ stages: [NSMigrationStage]) {
    self.stages = stages
    super.init()
  }
}

/// https://developer.apple.com/documentation/coredata/nsmigrationstage
nonisolated open class NSMigrationStage: NSObject {
  open var label: String?

  override init() { super.init() }

  /// The models that the stage leads through, first to last, where it names them.
  var references: [NSManagedObjectModelReference] { [] }
}

/// https://developer.apple.com/documentation/coredata/nslightweightmigrationstage
nonisolated open class NSLightweightMigrationStage: NSMigrationStage {
  public let versionChecksums: [String]

  public init(_ versionChecksums: [String]) {
    self.versionChecksums = versionChecksums
    super.init()
  }
}

/// https://developer.apple.com/documentation/coredata/nscustommigrationstage
nonisolated open class NSCustomMigrationStage: NSMigrationStage {
  public let currentModel: NSManagedObjectModelReference
  public let nextModel: NSManagedObjectModelReference
  open var willMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?
  open var didMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?

  public init(
    migratingFrom currentModel: NSManagedObjectModelReference, to nextModel: NSManagedObjectModelReference
  ) {
    self.currentModel = currentModel
    self.nextModel = nextModel
    super.init()
  }

  override var references: [NSManagedObjectModelReference] { [currentModel, nextModel] }
}

/// https://developer.apple.com/documentation/coredata/nsmanagedobjectmodelreference
nonisolated open class NSManagedObjectModelReference: NSObject {
  private let find: () -> NSManagedObjectModel?
  private var found: NSManagedObjectModel?
  public let versionChecksum: String

  private init(_ versionChecksum: String, _ find: @escaping () -> NSManagedObjectModel?) {
    self.versionChecksum = versionChecksum
    self.find = find
    super.init()
  }

  public convenience init(model: NSManagedObjectModel, versionChecksum: String) {
    self.init(versionChecksum) { model }
  }

  public convenience init(fileURL: URL, versionChecksum: String) {
    self.init(versionChecksum) { NSManagedObjectModel(contentsOf: fileURL) }
  }

  /// The name of a version, with or without its extension.
  public convenience init(name modelName: String, in bundle: Bundle?, versionChecksum: String) {
    self.init(versionChecksum) {
      let plain = modelName.hasSuffix(".mom") ? String(modelName.dropLast(4)) : modelName
      return ModelFile.versions(in: bundle.map { [$0] }).first { $0.versionName == plain }
    }
  }

  public convenience init(
    entityVersionHashes versionHash: [AnyHashable: Any], in bundle: Bundle?, versionChecksum: String
  ) {
    self.init(versionChecksum) {
      let hashes = Dictionary(
        versionHash.compactMap { key, value in
          (key.base as? String).flatMap { name in (value as? Data).map { (name, $0) } }
        }
      ) { first, _ in first }
      return ModelFile.versions(in: bundle.map { [$0] }).first { $0.entityVersionHashesByName == hashes }
    }
  }

  /// Stops where there is no such model. Checksums that Xcode has shown are Apple's, which are not known here, so that
  /// they are not compared.
  open var resolvedModel: NSManagedObjectModel {
    if let found { return found }
    guard let model = find() else {
      stop(.invalidArgumentException, "The model of the reference \(versionChecksum) cannot be found.")
    }
    found = model
    return model
  }
}

extension NSManagedObjectModel {
  /// Tells versions apart; not the one that Apple computes.
  public var versionChecksum: String {
    var bytes = Data()
    for (name, hash) in entityVersionHashesByName.sorted(by: { $0.key < $1.key }) {
      bytes.append(Data(name.utf8))
      bytes.append(hash)
    }
    return EntityDefinition(name: bytes.base64EncodedString()).versionHash.base64EncodedString()
  }

  /// Those of all versions in a `.momd`, by their names.
  public class func checksumsForVersionedModel(at modelURL: URL) throws -> [String: String] {
    let found = try FileManager.default.contentsOfDirectory(at: modelURL, includingPropertiesForKeys: nil)
    var checksums: [String: String] = [:]
    for file in found where file.pathExtension == "mom" {
      guard let model = NSManagedObjectModel(contentsOf: file) else { continue }
      checksums[file.deletingPathExtension().lastPathComponent] = model.versionChecksum
    }
    return checksums
  }
}

/// https://developer.apple.com/documentation/coredata/nspersistentstorestagedmigrationmanageroptionkey
public let NSPersistentStoreStagedMigrationManagerOptionKey = "NSPersistentStoreStagedMigrationManagerOptionKey"
/// https://developer.apple.com/documentation/coredata/nspersistentstoredeferredlightweightmigrationoptionkey
public let NSPersistentStoreDeferredLightweightMigrationOptionKey =
  "NSPersistentStoreDeferredLightweightMigrationOptionKey"
