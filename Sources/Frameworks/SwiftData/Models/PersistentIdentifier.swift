import CoreData

/// See [PersistentIdentifier](https://developer.apple.com/documentation/swiftdata/persistentidentifier).
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
  /// See [ID](https://developer.apple.com/documentation/swiftdata/persistentidentifier/id-swift.struct).
  public struct ID: Hashable, Sendable {
    /// The address of an object in its store; another one of a scheme of ours for a model that no context knows.
    let address: URL
  }

  public let id: ID
  public let entityName: String
  public let storeIdentifier: String?
  /// Nil for a model that no context knows, and where it was decoded.
  let objectID: NSManagedObjectID?

  init(_ objectID: NSManagedObjectID) {
    self.objectID = objectID
    entityName = objectID.entity.name ?? ""
    storeIdentifier = objectID.isTemporaryID ? nil : objectID.persistentStore?.identifier
    id = ID(address: objectID.uriRepresentation())
  }

  /// That of a model that was not inserted yet.
  init(detached entityName: String) {
    objectID = nil
    self.entityName = entityName
    storeIdentifier = nil
    id = ID(address: URL(fileURLWithPath: "/\(entityName)/\(UUID().uuidString)"))
  }

  private enum Key: String, CodingKey {
    case address = "uriRepresentation"
    case entityName, storeIdentifier
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    id = ID(address: try container.decode(URL.self, forKey: .address))
    entityName = try container.decode(String.self, forKey: .entityName)
    storeIdentifier = try container.decodeIfPresent(String.self, forKey: .storeIdentifier)
    objectID = nil
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id.address, forKey: .address)
    try container.encode(entityName, forKey: .entityName)
    try container.encodeIfPresent(storeIdentifier, forKey: .storeIdentifier)
  }

  public static func == (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { lhs.id == rhs.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
    lhs.id.address.absoluteString.compare(rhs.id.address.absoluteString, options: .numeric) == .orderedAscending
  }
}

extension PersistentIdentifier.ID: CustomStringConvertible {
  public var description: String { address.absoluteString }
}
