import Foundation
import WindfallCore

/// A store whose objects are all in memory: gone with the process, or kept in a file as a whole.
public final class MemoryStore: Store, @unchecked Sendable {
  public let number = StoreNumber.next()
  public let model: Model
  public let isReadOnly: Bool
  public var metadata: [String: any Sendable] { didSet { isMetadataChanged = true } }
  var isMetadataChanged = false
  /// Nil for a store that is gone with the process.
  var file: URL?
  public var hasUnsavedMetadata: Bool { file != nil && isMetadataChanged && !isReadOnly }
  /// Says of each relationship which side keeps it.
  let layout: SQLLayout
  /// By the index of the root.
  var tables: [Int: MemoryTable] = [:]
  /// The objects of relationships to many that have no side to one.
  var links: [MemoryLink: [ObjectID]] = [:]
  /// The objects whose relationship to one leads to an object.
  var owners: [MemoryLink: Set<ObjectID>] = [:]
  /// The places of objects among those of a relationship with an order; by the slot of the relationship to one.
  var places: [MemoryLink: Int] = [:]
  /// The objects with values that must differ.
  var unique: [MemoryUniqueKey: ObjectID] = [:]
  private(set) var lastKeys: [Int: Int64] = [:]

  public init(model: Model, metadata: [String: any Sendable] = [:], isReadOnly: Bool = false) {
    self.model = model
    self.isReadOnly = isReadOnly
    layout = SQLLayout(model)
    var metadata = metadata
    if metadata["NSStoreUUID"] == nil { metadata["NSStoreUUID"] = UUID().uuidString }
    metadata["NSStoreType"] = "InMemory"
    self.metadata = metadata
  }

  public func close() {
    tables = [:]
    links = [:]
    owners = [:]
    places = [:]
    unique = [:]
  }

  public func reserveKeys(_ count: Int, entity: Int) throws -> Range<Int64> {
    let root = model.entities[entity].root
    let start = lastKeys[root, default: 0] + 1
    lastKeys[root] = start + Int64(count) - 1
    return start..<start + Int64(count)
  }

  func root(of id: ObjectID) -> Int { model.entities[Int(id.entity)].root }

  func object(_ id: ObjectID) -> MemoryTable.Object? {
    guard id.store == number else { return nil }
    return tables[root(of: id)]?[id.key]
  }

  public func row(for id: ObjectID) throws -> Row? { object(id)?.row }

  public func objects(of id: ObjectID, in slot: Int) throws -> [ObjectID] {
    let entity = Int(id.entity)
    switch layout.places[entity][slot] {
    case .join: return links[MemoryLink(root: root(of: id), slot: slot, key: id.key, owner: owner(entity, slot))] ?? []
    case .inverse(let destination, let inverse):
      let link = MemoryLink(
        root: model.entities[destination].root, slot: inverse, key: id.key, owner: owner(destination, inverse))
      let found = owners[link] ?? []
      guard case .toOne(_, _, .some) = layout.places[destination][inverse] else {
        return found.sorted { $0.key < $1.key }
      }
      let ordered = found.map { object -> (ObjectID, Int) in
        var place = link
        place.key = object.key
        return (object, places[place] ?? .min)
      }
      return ordered.sorted { ($0.1, $0.0.key) < ($1.1, $1.0.key) }.map(\.0)
    default: return []
    }
  }

  public func objects(of ids: [ObjectID], in slot: Int) throws -> [ObjectID: [ObjectID]] {
    var result: [ObjectID: [ObjectID]] = [:]
    for id in ids {
      let objects = try objects(of: id, in: slot)
      if !objects.isEmpty { result[id] = objects }
    }
    return result
  }

  /// The entity that introduces a property, as slots of siblings are alike.
  func owner(_ entity: Int, _ slot: Int) -> Int { model.entities[entity].properties[slot].owner }
}

/// The rows of a tree of entities.
struct MemoryTable {
  struct Object {
    var id: ObjectID
    var row: Row
  }

  /// By the key, which the store itself gives out one after the other; nil for objects that are not there.
  private(set) var objects: [Object?] = []
  private(set) var count = 0

  subscript(key: Int64) -> Object? { objects.indices.contains(Int(key)) ? objects[Int(key)] : nil }

  mutating func change(_ keys: [Int64], _ body: (inout Row) -> Void) {
    for key in keys {
      guard var object = self[key] else { continue }
      objects[Int(key)] = nil
      body(&object.row)
      objects[Int(key)] = object
    }
  }

  mutating func set(_ object: Object?, at key: Int64) {
    let index = Int(key)
    if index >= objects.count {
      guard object != nil else { return }
      objects.append(contentsOf: repeatElement(nil, count: index + 1 - objects.count))
    }
    count += (object == nil ? 0 : 1) - (objects[index] == nil ? 0 : 1)
    objects[index] = object
  }
}

/// A relationship of one object, by the slot of the side that it is kept on.
struct MemoryLink: Hashable {
  var root: Int
  var slot: Int
  var key: Int64
  var owner: Int
}

/// Values that one object only may have.
struct MemoryUniqueKey: Hashable {
  var root: Int
  var slots: [Int]
  var values: [Value]
}
