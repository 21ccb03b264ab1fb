import Foundation
import WindfallCore

/// A stored object as conditions see it.
struct RowSubject: PredicateSubject, Hashable {
  let store: MemoryStore
  let id: ObjectID
  /// Nil for an object that something leads to and that is gone.
  let values: [Value]?

  init(_ id: ObjectID, in store: MemoryStore) {
    self.init(store.object(id), id: id, in: store)
  }

  init(_ object: MemoryTable.Object?, id: ObjectID, in store: MemoryStore) {
    self.store = store
    self.id = id
    values = object?.row.values
  }

  static func == (first: RowSubject, second: RowSubject) -> Bool { first.id == second.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  var predicateIdentity: AnyHashable? { AnyHashable(id) }

  var predicateDescription: String { store.model.entities[Int(id.entity)].name }

  func predicateValue(forKey key: String) throws -> PredicateValue? {
    guard let values else { return .null }
    let entity = store.model.entities[Int(id.entity)]
    guard let slot = entity.slot(of: key) else {
      switch key {
      case "self", "SELF", "objectID": return predicateSelf
      case "entity": return .object(PredicateObject(AnyHashable(EntityReference(name: entity.name))))
      default: return nil
      }
    }
    switch store.layout.places[Int(id.entity)][slot] {
    case .inverse, .join: return .list(try store.objects(of: id, in: slot).map { .object(RowSubject($0, in: store)) })
    case .nowhere: return nil
    case .attribute, .toOne: return value(values[slot])
    }
  }

  private func value(_ value: Value) -> PredicateValue {
    switch value {
    case .null, .objects: .null
    case .integer(let number): .integer(Int(number))
    case .double(let number): .double(number)
    case .decimal(let box):
      switch SQLValue(box.value) {
      case .integer(let number): .integer(Int(number))
      case .double(let number): .double(number)
      default: .null
      }
    case .string(let text): .string(text)
    case .date(let seconds): .date(seconds)
    case .data(let data): .object(PredicateObject(AnyHashable(data)))
    case .uuid(let id): .object(PredicateObject(AnyHashable(id)))
    case .url(let url): .string(url.absoluteString)
    case .object(let id): .object(RowSubject(id, in: store))
    }
  }
}
