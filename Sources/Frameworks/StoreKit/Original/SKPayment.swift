@_spi(Windfall) import FoundationOverlay

/// See [SKPayment](https://developer.apple.com/documentation/storekit/skpayment).
open class SKPayment: NSObject {
  open private(set) var productIdentifier: String
  fileprivate var count = 1
  fileprivate var user: String?
  open var quantity: Int { count }
  open var applicationUsername: String? { user }

  public override init() {
    productIdentifier = ""
    super.init()
  }

  public init(product: SKProduct) {
    productIdentifier = product.productIdentifier
    super.init()
  }
}

/// See [SKMutablePayment](https://developer.apple.com/documentation/storekit/skmutablepayment).
open class SKMutablePayment: SKPayment {
  open override var quantity: Int {
    get { count }
    set { count = newValue }
  }

  open override var applicationUsername: String? {
    get { user }
    set { user = newValue }
  }
}

/// See [SKPaymentTransaction](https://developer.apple.com/documentation/storekit/skpaymenttransaction).
open class SKPaymentTransaction: NSObject {
  private let ownPayment: SKPayment
  var state = SKPaymentTransactionState.purchasing

  public override init() {
    ownPayment = SKPayment()
    super.init()
  }

  init(payment: SKPayment) {
    ownPayment = payment
    super.init()
  }

  open var payment: SKPayment { ownPayment }

  open var transactionState: SKPaymentTransactionState { state }

  open var error: (any Error)? { state == .failed ? SKError(.storeProductNotAvailable) : nil }

  open var original: SKPaymentTransaction? { nil }

  open var transactionDate: Date? { nil }

  open var transactionIdentifier: String? { nil }
}

/// See [SKPaymentTransactionState](https://developer.apple.com/documentation/storekit/skpaymenttransactionstate).
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// See [SKPaymentTransactionObserver](https://developer.apple.com/documentation/storekit/skpaymenttransactionobserver).
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}

  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}

  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}

  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

/// See [SKPaymentQueue](https://developer.apple.com/documentation/storekit/skpaymentqueue).
///
/// The store sells nothing: every payment fails, as its product is not available. Observers are told on the main queue.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let shared = SKPaymentQueue()

  private struct WeakObserver {
    weak var observer: (any SKPaymentTransactionObserver)?
  }

  private let lock = NSLock()
  private var observers: [WeakObserver] = []
  private var open: [SKPaymentTransaction] = []

  open class func `default`() -> SKPaymentQueue { shared }

  open class func canMakePayments() -> Bool { true }

  open var transactions: [SKPaymentTransaction] { lock.withLock { open } }

  open var transactionObservers: [any SKPaymentTransactionObserver] {
    lock.withLock { observers.compactMap(\.observer) }
  }

  open func add(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { observers.append(WeakObserver(observer: observer)) }
  }

  open func remove(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { observers.removeAll { $0.observer == nil || $0.observer === observer } }
  }

  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment: payment)
    lock.withLock { open.append(transaction) }
    tell { $0.paymentQueue($1, updatedTransactions: [transaction]) }
    Callback { transaction.state = .failed }.callOnMain()
    tell { $0.paymentQueue($1, updatedTransactions: [transaction]) }
  }

  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    precondition(transaction.transactionState != .purchasing, "Cannot finish a purchasing transaction")
    lock.withLock { open.removeAll { $0 === transaction } }
    tell { $0.paymentQueue($1, removedTransactions: [transaction]) }
  }

  open func restoreCompletedTransactions() { tell { $0.paymentQueueRestoreCompletedTransactionsFinished($1) } }

  private func tell(_ message: @escaping (any SKPaymentTransactionObserver, SKPaymentQueue) -> Void) {
    Callback { [self] in
      for observer in transactionObservers { message(observer, self) }
    }.callOnMain()
  }
}
