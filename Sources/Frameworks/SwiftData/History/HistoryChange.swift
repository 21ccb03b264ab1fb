@_spi(Windfall) import CoreData
import Foundation

/// See [HistoryChange](https://developer.apple.com/documentation/swiftdata/historychange).
public enum HistoryChange {
  case insert(any HistoryInsert)
  case update(any HistoryUpdate)
  case delete(any HistoryDelete)

  public var changedPersistentIdentifier: PersistentIdentifier {
    switch self {
    case .insert(let change): change.changedPersistentIdentifier
    case .update(let change): change.changedPersistentIdentifier
    case .delete(let change): change.changedPersistentIdentifier
    }
  }

  init<Model: PersistentModel>(_ change: NSPersistentHistoryChange, of type: Model.Type) {
    let identifier = PersistentIdentifier(change.changedObjectID)
    let step = change.transaction?.transactionNumber ?? 0
    switch change.changeType {
    case .insert:
      self = .insert(
        DefaultHistoryInsert<Model>(
          transactionIdentifier: step, changeIdentifier: change.changeID, changedPersistentIdentifier: identifier))
    case .update:
      let names = Set((change.updatedProperties ?? []).map(\.name))
      let paths = ModelEntity.of(type).properties.filter { names.contains($0.name) }
        .compactMap { $0.keyPath as? PartialKeyPath<Model> }
      self = .update(
        DefaultHistoryUpdate<Model>(
          transactionIdentifier: step, changeIdentifier: change.changeID, changedPersistentIdentifier: identifier,
          updatedAttributes: paths))
    case .delete:
      self = .delete(
        DefaultHistoryDelete<Model>(
          transactionIdentifier: step, changeIdentifier: change.changeID, changedPersistentIdentifier: identifier,
          tombstone: HistoryTombstone(change.tombstone ?? [:])))
    }
  }
}

/// See [HistoryInsert](https://developer.apple.com/documentation/swiftdata/historyinsert).
public protocol HistoryInsert<Model> {
  associatedtype Model: PersistentModel

  var transactionIdentifier: Int64 { get }
  var changeIdentifier: Int64 { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
}

/// See [HistoryUpdate](https://developer.apple.com/documentation/swiftdata/historyupdate).
public protocol HistoryUpdate<Model> {
  associatedtype Model: PersistentModel

  var transactionIdentifier: Int64 { get }
  var changeIdentifier: Int64 { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
  var updatedAttributes: [PartialKeyPath<Model>] { get }
}

/// See [HistoryDelete](https://developer.apple.com/documentation/swiftdata/historydelete).
public protocol HistoryDelete<Model> {
  associatedtype Model: PersistentModel

  var transactionIdentifier: Int64 { get }
  var changeIdentifier: Int64 { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
  var tombstone: HistoryTombstone<Model> { get }
}

/// See [DefaultHistoryInsert](https://developer.apple.com/documentation/swiftdata/defaulthistoryinsert).
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
  public let transactionIdentifier: Int64
  public let changeIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
}

/// See [DefaultHistoryUpdate](https://developer.apple.com/documentation/swiftdata/defaulthistoryupdate).
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
  public let transactionIdentifier: Int64
  public let changeIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
  public let updatedAttributes: [PartialKeyPath<Model>]
}

/// See [DefaultHistoryDelete](https://developer.apple.com/documentation/swiftdata/defaulthistorydelete).
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
  public let transactionIdentifier: Int64
  public let changeIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
  public let tombstone: HistoryTombstone<Model>
}

/// See [HistoryTombstone](https://developer.apple.com/documentation/swiftdata/historytombstone).
///
/// Holds the attributes that are marked with `.preserveValueOnDeletion`.
public struct HistoryTombstone<Model: PersistentModel>: Sequence {
  private let values: [(PartialKeyPath<Model>, Any)]

  init(_ kept: [AnyHashable: Any]) {
    values = ModelEntity.of(Model.self).properties.compactMap { property in
      guard let value = kept[property.name], let keyPath = property.keyPath as? PartialKeyPath<Model> else {
        return nil
      }
      return PropertyCoding.value(value, as: property.shape).map { (keyPath, $0) }
    }
  }

  public func makeIterator() -> IndexingIterator<[(PartialKeyPath<Model>, Any)]> { values.makeIterator() }

  public subscript(keyPath: PartialKeyPath<Model>) -> Any? { values.first { $0.0 == keyPath }?.1 }

  public subscript<Value>(keyPath: KeyPath<Model, Value>) -> Value? {
    values.first { $0.0 == keyPath }?.1 as? Value
  }
}
