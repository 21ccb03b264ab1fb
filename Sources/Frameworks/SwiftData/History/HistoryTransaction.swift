@_spi(Windfall) import CoreData
import Foundation

/// See [HistoryToken](https://developer.apple.com/documentation/swiftdata/historytoken).
public protocol HistoryToken: Codable, Comparable, Hashable, Sendable {
  associatedtype TokenType

  var tokenValue: TokenType? { get }
}

/// See [HistoryTransaction](https://developer.apple.com/documentation/swiftdata/historytransaction).
public protocol HistoryTransaction {
  associatedtype TokenType: HistoryToken

  var author: String? { get }
  var changes: [HistoryChange] { get }
  var storeIdentifier: String { get }
  var timestamp: Date { get }
  var token: TokenType { get }
}

/// See [DefaultHistoryToken](https://developer.apple.com/documentation/swiftdata/defaulthistorytoken).
///
/// Of two tokens the one with the later step is greater; both are of one container as a rule.
public struct DefaultHistoryToken: HistoryToken {
  /// The steps by the identifiers of their stores.
  public let tokenValue: [String: Int64]?

  init(store: String, step: Int64) { tokenValue = [store: step] }

  private var step: Int64 { tokenValue?.values.max() ?? 0 }

  public static func < (lhs: DefaultHistoryToken, rhs: DefaultHistoryToken) -> Bool { lhs.step < rhs.step }
}

/// See [DefaultHistoryTransaction](https://developer.apple.com/documentation/swiftdata/defaulthistorytransaction).
public struct DefaultHistoryTransaction: HistoryTransaction, Identifiable, Hashable {
  public let author: String?
  public let bundleIdentifier: String
  public let changes: [HistoryChange]
  public let processIdentifier: String
  public let storeIdentifier: String
  public let timestamp: Date
  public let token: DefaultHistoryToken
  public let transactionIdentifier: Int64

  public var id: Int64 { transactionIdentifier }

  public static func == (lhs: DefaultHistoryTransaction, rhs: DefaultHistoryTransaction) -> Bool {
    lhs.token == rhs.token
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(token) }

  init(_ transaction: NSPersistentHistoryTransaction, types: [String: any PersistentModel.Type]) {
    author = transaction.author
    bundleIdentifier = transaction.bundleID
    processIdentifier = transaction.processID
    storeIdentifier = transaction.storeID
    timestamp = transaction.timestamp
    transactionIdentifier = transaction.transactionNumber
    token = DefaultHistoryToken(store: transaction.storeID, step: transaction.transactionNumber)
    changes = (transaction.changes ?? []).compactMap { change in
      types[change.changedObjectID.entity.name ?? ""].map { HistoryChange(change, of: $0) }
    }
  }
}

/// See [HistoryDescriptor](https://developer.apple.com/documentation/swiftdata/historydescriptor).
///
/// Conditions are evaluated by Foundation, transaction by transaction.
public struct HistoryDescriptor<T: HistoryTransaction> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: UInt64 = 0

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

extension ModelContext {
  /// Oldest first where the descriptor does not say otherwise.
  public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T] {
    var found = try transactions().compactMap { $0 as? T }
    if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    return descriptor.fetchLimit == 0 ? found : Array(found.prefix(Int(clamping: descriptor.fetchLimit)))
  }

  public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {
    for case let transaction as DefaultHistoryTransaction in try fetchHistory(descriptor) {
      let stores = container.coordinator.persistentStores
      let store = stores.first { $0.identifier == transaction.storeIdentifier }
      try store?.engine.deleteHistory(at: transaction.transactionIdentifier)
    }
  }

  private func transactions() throws -> [DefaultHistoryTransaction] {
    let request = NSPersistentHistoryChangeRequest.fetchHistory(after: nil as NSPersistentHistoryToken?)
    let result = try objects.execute(request) as? NSPersistentHistoryResult
    let found = result?.result as? [NSPersistentHistoryTransaction] ?? []
    return found.map { DefaultHistoryTransaction($0, types: container.schema.types) }
  }
}
