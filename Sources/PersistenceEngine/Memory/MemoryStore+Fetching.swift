import Foundation
import WindfallCore

extension MemoryStore {
  /// The objects that a fetch finds, in its order.
  func found(_ fetch: StoreFetch, isBounded: Bool = true) throws -> [MemoryTable.Object] {
    let entity = model.entities[fetch.entity]
    let wanted = fetch.includesSubentities ? entity.family : entity.index..<entity.index + 1
    let isWhole = wanted.count == model.entities[entity.root].family.count
    guard let objects = tables[entity.root]?.objects else { return [] }
    var condition: MemoryFilter?
    if let given = fetch.condition {
      let resolved = try ConditionResolution(entity, in: model).resolved(given)
      if resolved == .constant(false) { return [] }
      if resolved != .constant(true) { condition = try MemoryFilter(resolved, entity: entity) }
    }
    let mayStop = isBounded && fetch.order.isEmpty && fetch.limit > 0
    var result: [MemoryTable.Object] = []
    for case let object? in objects {
      guard isWhole || wanted.contains(Int(object.id.entity)) else { continue }
      if let condition, try condition.truth(object, in: self) != true { continue }
      result.append(object)
      if mayStop, result.count == fetch.offset + fetch.limit { break }
    }
    if !fetch.order.isEmpty { result = try MemoryOrder(fetch.order, store: self).sorted(result) }
    guard isBounded else { return result }
    if fetch.offset > 0 { result = Array(result.dropFirst(fetch.offset)) }
    if fetch.limit > 0, result.count > fetch.limit { result = Array(result.prefix(fetch.limit)) }
    return result
  }

  public func identifiers(_ fetch: StoreFetch) throws -> [ObjectID] { try found(fetch).map(\.id) }

  public func rows(_ fetch: StoreFetch) throws -> [(ObjectID, Row)] { try found(fetch).map { ($0.id, $0.row) } }

  public func count(_ fetch: StoreFetch) throws -> Int {
    if fetch.condition == nil, fetch.limit == 0, fetch.offset == 0, let count = wholeCount(fetch) { return count }
    var unordered = fetch
    unordered.order = []
    return try found(unordered).count
  }

  /// How many objects a tree of entities has, where all of it is fetched.
  private func wholeCount(_ fetch: StoreFetch) -> Int? {
    let entity = model.entities[fetch.entity]
    let isWhole = entity.root == entity.index && (fetch.includesSubentities || entity.family.count == 1)
    return isWhole ? tables[entity.root]?.count ?? 0 : nil
  }

  public func update(_ fetch: StoreFetch, to values: [(slot: Int, value: PredicateOperand)]) throws -> [ObjectID] {
    let resolution = ConditionResolution(model.entities[fetch.entity], in: model)
    let operands = try values.map { ($0.slot, try resolution.resolved($0.value)) }
    let objects = try found(fetch)
    if let ids = try updatePlain(objects, operands, fetch.entity) { return ids }
    var changes = StoreChanges()
    for object in objects {
      var row = object.row
      let subject = RowSubject(object, id: object.id, in: self)
      for (slot, operand) in operands {
        let kind = StoreColumnKind(
          of: .keyPath([model.entities[fetch.entity].properties[slot].name]), entity: fetch.entity, in: model)
        row.values[slot] = kind.value(try operand.value(for: subject))
      }
      changes.updated.append(StoreChanges.Object(id: object.id, values: row.values, version: row.version))
    }
    try write(changes)
    return changes.updated.map(\.id)
  }

  /// Puts constants into attributes that nothing else depends on; nil where that is not all there is to do.
  private func updatePlain(
    _ objects: [MemoryTable.Object], _ values: [(Int, PredicateOperand)], _ entity: Int
  ) throws -> [ObjectID]? {
    let slots = Set(values.map(\.0))
    var constants: [(Int, Value)] = []
    for (slot, operand) in values {
      guard case .constant(let constant) = operand, case .attribute(_, let kind) = layout.places[entity][slot] else {
        return nil
      }
      constants.append((slot, StoreColumnKind.attribute(kind).value(PredicateValue(constant))))
    }
    let constraints = StoreConstraints(model)
    for heir in model.entities[entity].family
    where constraints.slots(of: heir).contains(where: { !slots.isDisjoint(with: $0) }) {
      return nil
    }
    guard !isReadOnly else { return nil }
    tables[model.entities[entity].root]?.change(objects.map(\.id.key)) { row in
      for (slot, value) in constants { row.values[slot] = value }
      row.version += 1
    }
    return objects.map(\.id)
  }

  public func delete(_ fetch: StoreFetch) throws -> [ObjectID] {
    let ids = try found(fetch).map(\.id)
    guard !isReadOnly else {
      throw StoreProblem(code: CocoaError.Code.fileWriteNoPermission.rawValue, reason: "the store is read-only")
    }
    let entities = Set(ids.map(\.entity))
    let constraints = StoreConstraints(model)
    let isPlain = entities.allSatisfy { entity in
      model.entities[Int(entity)].properties.allSatisfy { $0.relationship == nil }
        && constraints.slots(of: Int(entity)).isEmpty
    }
    if isPlain {
      for id in ids { tables[model.entities[fetch.entity].root]?.set(nil, at: id.key) }
      return ids
    }
    var waiting = ids
    var seen = Set(ids)
    var index = 0
    while index < waiting.count {
      let id = waiting[index]
      index += 1
      for other in try dependents(of: id) where seen.insert(other).inserted { waiting.append(other) }
    }
    for id in waiting {
      try forget(id)
      remove(id)
    }
    return ids
  }

  /// The objects that are deleted with another.
  private func dependents(of id: ObjectID) throws -> [ObjectID] {
    var result: [ObjectID] = []
    for property in model.entities[Int(id.entity)].properties {
      guard let relationship = property.relationship, relationship.definition.deleteRule == .cascade else { continue }
      if relationship.isToMany {
        result += try objects(of: id, in: property.slot)
      } else if case .object(let other)? = object(id)?.row.values[property.slot] {
        result.append(other)
      }
    }
    return result
  }

  /// Takes an object out of the relationships to one of others.
  private func forget(_ id: ObjectID) throws {
    for property in model.entities[Int(id.entity)].properties {
      guard let relationship = property.relationship, let inverse = relationship.inverse else { continue }
      var others: [ObjectID] = []
      if relationship.isToMany {
        guard case .inverse = layout.places[Int(id.entity)][property.slot] else { continue }
        others = try objects(of: id, in: property.slot)
      } else if case .object(let other)? = object(id)?.row.values[property.slot],
        object(other)?.row.values[inverse] == .object(id)
      {
        others = [other]
      }
      for other in others {
        guard var object = object(other) else { continue }
        object.row.values[inverse] = .null
        tables[root(of: other)]?.set(object, at: other.key)
      }
    }
  }
}
