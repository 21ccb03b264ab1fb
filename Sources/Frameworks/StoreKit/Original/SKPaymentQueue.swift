@_spi(Windfall) import FoundationOverlay

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
