import Foundation
import PersistenceEngine
import PersistenceModel
import Testing
import WindfallCore

/// A model with all kinds of attributes and relationships, and a way to fill a store with its objects.
struct Zoo {
  static let definition = ModelDefinition(entities: [
    EntityDefinition(
      name: "Animal",
      attributes: [
        .init(name: "name", kind: .string), .init(name: "age", kind: .integer64), .init(name: "weight", kind: .double),
        .init(name: "born", kind: .date), .init(name: "isTame", kind: .boolean), .init(name: "price", kind: .decimal),
        .init(name: "chip", kind: .uuid), .init(name: "picture", kind: .binary), .init(name: "page", kind: .uri),
        .init(name: "group", kind: .string), .init(name: "mood", kind: .string, isTransient: true),
      ],
      relationships: [
        .init(name: "keeper", destination: "Person", inverse: "animals"),
        .init(name: "friends", destination: "Animal", inverse: "friends", isToMany: true),
      ]),
    EntityDefinition(name: "Cat", parent: "Animal", attributes: [.init(name: "lives", kind: .integer16)]),
    EntityDefinition(name: "Dog", parent: "Animal", attributes: [.init(name: "lives", kind: .string)]),
    EntityDefinition(
      name: "Person",
      attributes: [
        .init(name: "name", kind: .string), .init(name: "code", kind: .string), .init(name: "age", kind: .integer32),
      ],
      relationships: [
        .init(name: "animals", destination: "Animal", inverse: "keeper", isToMany: true, deleteRule: .cascade),
        .init(name: "teams", destination: "Order", inverse: "members", isToMany: true),
        .init(name: "boss", destination: "Person", inverse: "staff"),
        .init(name: "staff", destination: "Person", inverse: "boss", isToMany: true, isOrdered: true),
        .init(name: "favorite", destination: "Animal"),
      ], uniquenessConstraints: [["code"]]),
    EntityDefinition(
      name: "Order", attributes: [.init(name: "title", kind: .string), .init(name: "rank", kind: .integer16)],
      relationships: [
        .init(name: "members", destination: "Person", inverse: "teams", isToMany: true, isOrdered: true)
      ]),
  ])

  let store: any Store
  var model: Model { store.model }

  enum Kind: CaseIterable, CustomTestStringConvertible {
    case memory, sqlite

    var testDescription: String { self == .memory ? "memory" : "SQLite" }
  }

  init(_ kind: Kind) throws {
    let model = try Model(Self.definition)
    store =
      switch kind {
      case .memory: MemoryStore(model: model)
      case .sqlite: try SQLiteStore(url: URL(fileURLWithPath: "/dev/null"), model: model)
      }
  }

  init(_ store: any Store) { self.store = store }

  func entity(_ name: String) -> Entity {
    guard let entity = model.entity(named: name) else { preconditionFailure("\(name) is in the model") }
    return entity
  }

  /// An object that is not saved yet.
  func make(_ name: String, _ values: [String: Value] = [:]) throws -> StoreChanges.Object {
    let entity = entity(name)
    let key = try store.reserveKeys(1, entity: entity.index).lowerBound
    let id = ObjectID(entity: Int32(entity.index), store: store.number, key: key)
    return StoreChanges.Object(id: id, values: entity.properties.map { values[$0.name] ?? .null }, version: 0)
  }

  @discardableResult
  func insert(_ name: String, _ values: [String: Value] = [:]) throws -> ObjectID {
    let object = try make(name, values)
    try insert([object])
    return object.id
  }

  func insert(_ objects: [StoreChanges.Object]) throws {
    var changes = StoreChanges()
    changes.inserted = objects
    try store.write(changes)
  }

  func update(_ id: ObjectID, _ values: [String: Value], version: Int64? = nil) throws {
    guard let row = try store.row(for: id) else { return }
    let entity = model.entities[Int(id.entity)]
    var changes = StoreChanges()
    changes.updated = [
      StoreChanges.Object(
        id: id, values: entity.properties.map { values[$0.name] ?? row.values[$0.slot] },
        version: version ?? row.version)
    ]
    try store.write(changes)
  }

  func slot(_ entity: String, _ name: String) -> Int { self.entity(entity).slot(of: name) ?? -1 }

  func fetch(_ name: String, _ format: String? = nil, _ arguments: PredicateConstant..., order: StoreOrder...) throws
    -> StoreFetch
  {
    var fetch = StoreFetch(entity: entity(name).index)
    fetch.condition = try format.map { try PredicateCondition(format: $0, arguments: arguments) }
    fetch.order = order
    return fetch
  }

  /// What the found objects have as a text under a key.
  func texts(_ fetch: StoreFetch, _ key: String = "name") throws -> [String] {
    try store.rows(fetch).map { id, row in
      guard let slot = model.entities[Int(id.entity)].slot(of: key), case .string(let text) = row.values[slot] else {
        return "nil"
      }
      return text
    }
  }

  static func object(_ id: ObjectID) -> PredicateConstant { .object(PredicateObject(AnyHashable(id))) }
}
