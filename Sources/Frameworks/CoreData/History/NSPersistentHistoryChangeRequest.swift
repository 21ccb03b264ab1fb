/// https://developer.apple.com/documentation/coredata/nspersistenthistorychangerequest
nonisolated open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  /// Where a request begins or ends.
  enum Limit {
    case beginning
    case date(Date)
    case token(NSPersistentHistoryToken)
    case transaction(NSPersistentHistoryTransaction)
  }

  let limit: Limit
  let isDeletion: Bool
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  /// Of `NSPersistentHistoryTransaction` or `NSPersistentHistoryChange`; says which of them are found.
  open var fetchRequest: NSFetchRequest<NSFetchRequestResult>?

  private init(_ limit: Limit, isDeletion: Bool = false) {
    self.limit = limit
    self.isDeletion = isDeletion
    super.init()
  }

  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest { .init(.date(date)) }

  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    .init(token.map { .token($0) } ?? .beginning)
  }

  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest {
    .init(transaction.map { .transaction($0) } ?? .beginning)
  }

  open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<NSFetchRequestResult>)
    -> NSPersistentHistoryChangeRequest
  {
    let request = NSPersistentHistoryChangeRequest(.beginning)
    request.fetchRequest = fetchRequest
    return request
  }

  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    .init(.date(date), isDeletion: true)
  }

  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    .init(token.map { .token($0) } ?? .beginning, isDeletion: true)
  }

  open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest
  {
    .init(transaction.map { .transaction($0) } ?? .beginning, isDeletion: true)
  }

  open var token: NSPersistentHistoryToken? {
    switch limit {
    case .token(let token): token
    case .transaction(let transaction): transaction.token
    case .beginning, .date: nil
    }
  }
}

/// https://developer.apple.com/documentation/coredata/nspersistenthistoryresult
nonisolated open class NSPersistentHistoryResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSPersistentHistoryResultType

  init(_ result: Any?, _ type: NSPersistentHistoryResultType) {
    self.result = result
    resultType = type
  }
}

/// https://developer.apple.com/documentation/coredata/nspersistenthistoryresulttype
public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}
