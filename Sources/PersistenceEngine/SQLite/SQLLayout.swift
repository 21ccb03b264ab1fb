import Foundation
import PersistenceModel

/// Where a file keeps what a model describes: Apple's tables and columns.
struct SQLLayout: Sendable {
  /// Where the value of one property is.
  enum Place: Sendable {
    /// Nowhere: it is transient.
    case nowhere
    case attribute(column: String, AttributeDefinition.Kind)
    /// The key of an object; where its entity has heirs, the second column says which it is. The third keeps its place
    /// among the objects of the relationship that leads back, where these have an order.
    case toOne(column: String, entityColumn: String?, orderColumn: String?)
    /// The objects whose relationship to one leads back.
    case inverse(entity: Int, slot: Int)
    /// Rows of a table of their own.
    case join(Join)
  }

  /// The table of a relationship to many on both ends, seen from one of them.
  struct Join: Sendable {
    var table: String
    var ownColumn: String
    var otherColumn: String
    /// The places of the objects, where they have an order.
    var orderColumn: String?
    /// The places on the other end.
    var otherOrderColumn: String?
    /// Whether the relationship is its own inverse, so that each pair stands for both directions.
    var isReflexive = false
  }

  /// The table of each entity, which is that of its root.
  private(set) var tables: [String]
  /// By entity and slot.
  private(set) var places: [[Place]]
  /// What the file calls each entity.
  private(set) var numbers: [Int64]
  /// The entity behind a number of the file.
  private(set) var entities: [Int64: Int] = [:]
  /// The columns of each root's table, in order, with their declared types.
  private(set) var columns: [Int: [(name: String, type: String)]] = [:]
  private(set) var joins: [String: Join] = [:]
  /// The slots whose data may be kept outside of the file, by entity.
  private(set) var externals: [Set<Int>]

  /// The numbers are those in a file that is there already.
  init(_ model: Model, numbers known: [String: Int64] = [:], existingTables: Set<String> = []) {
    // Apple's framework leaves an entity its number when it gets another name.
    numbers = model.entities.map { entity in
      known[entity.name] ?? entity.definition.renamingIdentifier.flatMap { known[$0] } ?? Int64(entity.index + 1)
    }
    for (index, number) in numbers.enumerated() { entities[number] = index }
    tables = model.entities.map { "Z" + model.entities[$0.root].name.uppercased() }
    places = model.entities.map { $0.properties.map { _ in .nowhere } }
    externals = model.entities.map { entity in
      Set(
        entity.properties.filter { $0.attribute?.allowsExternalStorage == true && !$0.isTransient }.map(\.slot))
    }
    var used: [Int: Set<String>] = [:]
    for entity in model.entities {
      for property in entity.properties {
        if property.owner != entity.index, let parent = entity.parent {
          places[entity.index][property.slot] = places[parent][property.slot]
        } else {
          places[entity.index][property.slot] = place(
            of: property, in: entity, model: model, used: &used[entity.root, default: []],
            existingTables: existingTables)
        }
      }
    }
  }

  private mutating func place(
    of property: Property, in entity: Entity, model: Model, used: inout Set<String>, existingTables: Set<String>
  ) -> Place {
    if property.isTransient { return .nowhere }
    switch property.content {
    case .attribute(let attribute):
      let name = Self.free("Z" + property.name.uppercased(), &used)
      columns[entity.root, default: []].append((name, Self.type(of: attribute.kind)))
      return .attribute(column: name, attribute.kind)
    case .relationship(let relationship) where !relationship.isToMany:
      let name = Self.free("Z" + property.name.uppercased(), &used)
      columns[entity.root, default: []].append((name, "INTEGER"))
      var entityColumn: String?
      if model.entities[relationship.destination].family.count > 1 {
        entityColumn = Self.free("Z\(numbers[relationship.destination])_\(property.name.uppercased())", &used)
        columns[entity.root, default: []].append((entityColumn ?? "", "INTEGER"))
      }
      var orderColumn: String?
      let inverse = relationship.inverse.flatMap {
        model.entities[relationship.destination].properties[$0].relationship
      }
      if let inverse, inverse.isToMany, inverse.definition.isOrdered {
        orderColumn = Self.free("Z_FOK_\(property.name.uppercased())", &used)
        columns[entity.root, default: []].append((orderColumn ?? "", "INTEGER"))
      }
      return .toOne(column: name, entityColumn: entityColumn, orderColumn: orderColumn)
    case .relationship(let relationship):
      return place(ofMany: property, relationship, in: entity, model: model, existingTables: existingTables)
    }
  }

  private mutating func place(
    ofMany property: Property, _ relationship: Relationship, in entity: Entity, model: Model,
    existingTables: Set<String>
  ) -> Place {
    let destination = model.entities[relationship.destination]
    let own = "\(numbers[entity.index])"
    guard let slot = relationship.inverse, let inverse = destination.properties[slot].relationship else {
      // Without a way back, there is nowhere else to keep it.
      let join = Join(
        table: "Z_\(own)\(property.name.uppercased())", ownColumn: "Z_OWNER",
        otherColumn: "Z_\(numbers[destination.index])\(property.name.uppercased())",
        orderColumn: relationship.definition.isOrdered ? "Z_FOK_\(property.name.uppercased())" : nil)
      joins[join.table] = join
      return .join(join)
    }
    guard inverse.isToMany else { return .inverse(entity: destination.index, slot: slot) }
    let back = destination.properties[slot]
    let other = "\(numbers[back.owner])"
    let ownName = own + back.name.uppercased()
    let otherName = other + property.name.uppercased()
    let candidates = [
      (property.name, "Z_\(own)\(property.name.uppercased())"), (back.name, "Z_\(other)\(back.name.uppercased())"),
    ]
    let isReflexive = back.name == property.name && back.owner == entity.index
    var join = Join(
      table: candidates.first { existingTables.contains($0.1) }?.1
        ?? (candidates[0].0 >= candidates[1].0 ? candidates[0].1 : candidates[1].1),
      ownColumn: "Z_\(ownName)", otherColumn: isReflexive ? "REFLEXIVE" : "Z_\(otherName)",
      orderColumn: relationship.definition.isOrdered ? "Z_FOK_\(otherName)" : nil,
      otherOrderColumn: inverse.definition.isOrdered ? "Z_FOK_\(ownName)" : nil)
    join.isReflexive = isReflexive
    // The side that gives the table its name comes first in it.
    if joins[join.table] == nil || join.table == candidates[0].1 { joins[join.table] = join }
    return .join(join)
  }

  private static func free(_ name: String, _ used: inout Set<String>) -> String {
    var result = name
    var number = 0
    while !used.insert(result).inserted {
      number += 1
      result = "\(name)\(number)"
    }
    return result
  }

  private static func type(of kind: AttributeDefinition.Kind) -> String {
    switch kind {
    case .integer16, .integer32, .integer64, .boolean: "INTEGER"
    case .decimal: "DECIMAL"
    case .double, .float: "FLOAT"
    case .string, .uri: "VARCHAR"
    case .date: "TIMESTAMP"
    case .binary, .uuid, .transformable, .composite, .undefined, .objectID: "BLOB"
    }
  }
}

/// A name as it is written into SQL.
func quoted(_ name: String) -> String { "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\"" }
