import Foundation

/// See [ModelConfiguration](https://developer.apple.com/documentation/swiftdata/modelconfiguration).
///
/// Groups of apps share nothing here, and there is no cloud: what names them is kept and has no effect.
public struct ModelConfiguration: Identifiable, Hashable, Sendable, CustomDebugStringConvertible {
  /// See [CloudKitDatabase](https://developer.apple.com/documentation/swiftdata/modelconfiguration/cloudkitdatabase-swift.struct).
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String?

    public static var automatic: CloudKitDatabase { CloudKitDatabase(name: "automatic") }
    public static var none: CloudKitDatabase { CloudKitDatabase(name: nil) }

    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: "private " + privateDBName)
    }
  }

  /// See [GroupContainer](https://developer.apple.com/documentation/swiftdata/modelconfiguration/groupcontainer-swift.struct).
  public struct GroupContainer: Hashable, Sendable {
    let name: String?

    public static var automatic: GroupContainer { GroupContainer(name: "automatic") }
    public static var none: GroupContainer { GroupContainer(name: nil) }

    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: "group " + groupName) }
  }

  public let url: URL
  public let name: String
  public let groupAppContainerIdentifier: String?
  public let cloudKitContainerIdentifier: String?
  public let groupContainer: GroupContainer
  public let cloudKitDatabase: CloudKitDatabase
  public var schema: Schema?
  public let allowsSave: Bool
  public let isStoredInMemoryOnly: Bool

  public init(isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    let url =
      isStoredInMemoryOnly
      ? URL(fileURLWithPath: "/dev/null")
      : URL.applicationSupportDirectory.appendingPathComponent((name ?? "default") + ".store")
    self.init(
      name: name ?? "default", schema: schema, url: url, allowsSave: allowsSave,
      isStoredInMemoryOnly: isStoredInMemoryOnly, groupContainer: groupContainer, cloudKitDatabase: cloudKitDatabase)
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(
      name: name ?? url.deletingPathExtension().lastPathComponent, schema: schema, url: url, allowsSave: allowsSave,
      isStoredInMemoryOnly: url.path == "/dev/null", groupContainer: .none, cloudKitDatabase: cloudKitDatabase)
  }

  private init(
    name: String, schema: Schema?, url: URL, allowsSave: Bool, isStoredInMemoryOnly: Bool,
    groupContainer: GroupContainer, cloudKitDatabase: CloudKitDatabase
  ) {
    self.name = name
    self.schema = schema
    self.url = url
    self.allowsSave = allowsSave
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
    groupAppContainerIdentifier = nil
    cloudKitContainerIdentifier = nil
  }

  public var id: URL { url }

  public static func == (lhs: ModelConfiguration, rhs: ModelConfiguration) -> Bool {
    lhs.url == rhs.url && lhs.name == rhs.name && lhs.schema == rhs.schema && lhs.allowsSave == rhs.allowsSave
      && lhs.isStoredInMemoryOnly == rhs.isStoredInMemoryOnly
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(url)
    hasher.combine(name)
  }

  public var debugDescription: String {
    "ModelConfiguration(name: \(name), url: \(url), allowsSave: \(allowsSave), "
      + "isStoredInMemoryOnly: \(isStoredInMemoryOnly))"
  }
}
