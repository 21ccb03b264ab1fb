/// See [CKQueryOperation](https://developer.apple.com/documentation/cloudkit/ckqueryoperation).
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  public static let maximumResults = 0

  open var query: CKQuery?
  open var cursor: Cursor?
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = CKQueryOperation.maximumResults
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Is not called: nothing is found.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  /// Is not called: nothing is found.
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

  public override init() { super.init() }

  public init(query: CKQuery) {
    self.query = query
    super.init()
  }

  public init(cursor: Cursor) {
    self.cursor = cursor
    super.init()
  }

  override var isReading: Bool { true }

  override func fail(with error: CKError) {
    queryCompletionBlock?(nil, error)
    queryResultBlock?(.failure(error))
  }
}

extension CKQueryOperation {
  /// See [CKQueryOperation.Cursor](https://developer.apple.com/documentation/cloudkit/ckqueryoperation/cursor-swift.class).
  open class Cursor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let data: Data

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
      data = coder.object(NSData.self, "CursorData").map { $0 as Data } ?? Data()
      super.init()
    }

    open func encode(with coder: NSCoder) { coder.encode(data as NSData, forKey: "CursorData") }

    open override var classForKeyedArchiver: AnyClass? { CKQueryCursor.self }

    /// The object itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? Cursor)?.data == data }

    open override var hash: Int { data.hashValue }
  }
}
