import Foundation
import WindfallCore

/// Where objects are kept: a file of SQLite's, or memory. The coordinator calls it from one thread at a time.
public protocol Store: AnyObject, Sendable {
  /// The number that its `ObjectID`s carry; never 0, never given twice in a process.
  var number: Int32 { get }
  var model: Model { get }
  var isReadOnly: Bool { get }
  /// What `NSPersistentStoreCoordinator` shows as metadata, `NSStoreUUID` and `NSStoreType` among it.
  var metadata: [String: any Sendable] { get set }

  /// Whether the file still has older ones.
  var hasUnsavedMetadata: Bool { get }

  /// The IDs of the objects that a fetch finds, in its order.
  func identifiers(_ fetch: StoreFetch) throws -> [ObjectID]
  /// The IDs with what the store knows of the objects.
  func rows(_ fetch: StoreFetch) throws -> [(ObjectID, Row)]
  func count(_ fetch: StoreFetch) throws -> Int
  /// One list of values for each result, in the order of the columns.
  func values(_ fetch: StoreFetch, columns: [StoreColumn], grouping: StoreGrouping?, isDistinct: Bool) throws
    -> [[Value]]
  /// Nil for an object that is not there (any more).
  func row(for id: ObjectID) throws -> Row?
  /// The rows of many objects, with few statements; those that are gone are missing.
  func rows(for ids: [ObjectID]) throws -> [ObjectID: Row]
  /// Reads one state of the store, and faster than in separate calls.
  func reading<Result>(_ body: () throws -> Result) throws -> Result
  /// The objects of a relationship to many, in its order where it has one; also by way of the inverse.
  func objects(of id: ObjectID, in slot: Int) throws -> [ObjectID]
  /// The same for many objects, with one statement.
  func objects(of ids: [ObjectID], in slot: Int) throws -> [ObjectID: [ObjectID]]

  /// Keys that no object has, for objects of a tree of entities.
  func reserveKeys(_ count: Int, entity: Int) throws -> Range<Int64>
  /// Does all of it, or nothing and throws: `StoreConflict` where rows have changed or are gone, or break a constraint.
  func write(_ changes: StoreChanges) throws
  /// Changes the objects that a fetch finds and answers with their IDs.
  func update(_ fetch: StoreFetch, to values: [(slot: Int, value: PredicateOperand)]) throws -> [ObjectID]
  /// Deletes what a fetch finds, obeying delete rules as far as Apple's store does, and answers with the IDs.
  func delete(_ fetch: StoreFetch) throws -> [ObjectID]
  /// The same without the IDs, which takes less time; answers with how many objects there were.
  func updateCount(_ fetch: StoreFetch, to values: [(slot: Int, value: PredicateOperand)]) throws -> Int
  /// The same without the IDs, which takes less time; answers with how many objects there were.
  func deleteCount(_ fetch: StoreFetch) throws -> Int
  /// The store as it is now, whatever is written from then on, to be read only; nil where there is no such thing.
  func snapshot() throws -> (any Store)?
  /// Whether there are snapshots.
  var hasSnapshots: Bool { get }
  /// Ends the use of the file.
  func close()

  /// Whether what is changed is recorded.
  var recordsHistory: Bool { get set }
  /// The number of the last step there was; 0 before the first.
  func lastTransaction() throws -> Int64
  /// The steps after one, oldest first.
  func history(after number: Int64) throws -> [StoreTransaction]
  func deleteHistory(before number: Int64) throws
  /// Forgets one step.
  func deleteHistory(at number: Int64) throws
  /// Records what has been done without `write`.
  func record(_ kind: StoreTransaction.Change.Kind, _ ids: [ObjectID], slots: [Int], by author: StoreAuthor) throws
}

/// Stores in memory have neither history nor snapshots.
extension Store {
  public var hasUnsavedMetadata: Bool { false }

  public func snapshot() throws -> (any Store)? { nil }

  public var hasSnapshots: Bool { false }

  public var recordsHistory: Bool {
    get { false }
    set {}
  }

  public func lastTransaction() throws -> Int64 { 0 }

  public func history(after number: Int64) throws -> [StoreTransaction] { [] }

  public func deleteHistory(before number: Int64) throws {}

  public func deleteHistory(at number: Int64) throws {}

  public func record(
    _ kind: StoreTransaction.Change.Kind, _ ids: [ObjectID], slots: [Int], by author: StoreAuthor
  ) throws {}
}

extension Store {
  public func rows(for ids: [ObjectID]) throws -> [ObjectID: Row] {
    var result: [ObjectID: Row] = [:]
    for id in ids { result[id] = try row(for: id) }
    return result
  }

  public func reading<Result>(_ body: () throws -> Result) throws -> Result { try body() }

  public func updateCount(_ fetch: StoreFetch, to values: [(slot: Int, value: PredicateOperand)]) throws -> Int {
    try update(fetch, to: values).count
  }

  public func deleteCount(_ fetch: StoreFetch) throws -> Int { try delete(fetch).count }
}

/// What is looked for in one store.
public struct StoreFetch: Sendable {
  /// The index of the entity.
  public var entity: Int
  public var includesSubentities = true
  public var condition: PredicateCondition?
  public var order: [StoreOrder] = []
  public var offset = 0
  /// 0 where there is no bound.
  public var limit = 0

  public init(entity: Int) { self.entity = entity }
}

/// One step of an order of results.
public struct StoreOrder: Hashable, Sendable {
  /// How texts compare. Other values compare by `compare:`.
  public enum Comparison: String, CaseIterable, Hashable, Sendable {
    case compare = "compare:"
    case caseInsensitive = "caseInsensitiveCompare:"
    case localized = "localizedCompare:"
    case localizedCaseInsensitive = "localizedCaseInsensitiveCompare:"
    case localizedStandard = "localizedStandardCompare:"
  }

  public var keyPath: [String]
  public var isAscending: Bool
  public var comparison: Comparison

  public init(keyPath: [String], isAscending: Bool = true, comparison: Comparison = .compare) {
    self.keyPath = keyPath
    self.isAscending = isAscending
    self.comparison = comparison
  }
}

/// One column of results that are dictionaries.
public enum StoreColumn: Hashable, Sendable {
  case keyPath([String])
  case expression(PredicateOperand)
  /// The object itself, as its ID.
  case identifier
}

/// How results that are dictionaries are gathered into groups.
public struct StoreGrouping: Hashable, Sendable {
  public var columns: [StoreColumn]
  public var having: PredicateCondition?

  public init(columns: [StoreColumn], having: PredicateCondition? = nil) {
    self.columns = columns
    self.having = having
  }
}
