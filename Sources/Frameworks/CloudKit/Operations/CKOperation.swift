/// See [CKOperation](https://developer.apple.com/documentation/cloudkit/ckoperation).
///
/// Every operation fails with the error that its container or database answers, because nobody is signed in.
open class CKOperation: Operation, @unchecked Sendable {
  public typealias ID = String

  /// Where databases and containers run what is added to them: one after the other, so that runs are the same.
  static let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.name = "windfall.cloudkit"
    queue.maxConcurrentOperationCount = 1
    return queue
  }()

  open var configuration: Configuration! = Configuration()
  open var group: CKOperationGroup?
  open private(set) var operationID: ID = UUID().uuidString
  open var longLivedOperationWasPersistedBlock: (() -> Void)?

  public override init() { super.init() }

  open override func start() {
    if isCancelled, !isFinished { fail(with: SignedOut.cancelled) }
    super.start()
  }

  open override func main() { fail(with: isCancelled ? SignedOut.cancelled : refusal) }

  /// Why the operation cannot do what it is for.
  var refusal: CKError { SignedOut.error }

  /// Tells every block of the operation of the error.
  func fail(with error: CKError) {}

  // MARK: - Parts of the configuration

  open var container: CKContainer? {
    get { configuration?.container }
    set { configuration?.container = newValue }
  }

  open var isLongLived: Bool {
    get { configuration?.isLongLived ?? false }
    set { configuration?.isLongLived = newValue }
  }

  open var allowsCellularAccess: Bool {
    get { configuration?.allowsCellularAccess ?? true }
    set { configuration?.allowsCellularAccess = newValue }
  }

  open var timeoutIntervalForRequest: TimeInterval {
    get { configuration?.timeoutIntervalForRequest ?? 60 }
    set { configuration?.timeoutIntervalForRequest = newValue }
  }

  open var timeoutIntervalForResource: TimeInterval {
    get { configuration?.timeoutIntervalForResource ?? 604_800 }
    set { configuration?.timeoutIntervalForResource = newValue }
  }
}
