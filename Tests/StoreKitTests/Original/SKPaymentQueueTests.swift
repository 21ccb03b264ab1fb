import StoreKit
import Testing

@MainActor @Suite struct SKPaymentQueueTests {
  private final class FakeProduct: SKProduct {
    override var productIdentifier: String { "premium" }
  }

  private final class Observer: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate {
    private let events: AsyncStream<String>
    private let note: AsyncStream<String>.Continuation

    override init() {
      (events, note) = AsyncStream.makeStream()
      super.init()
    }

    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
      for transaction in transactions {
        note.yield("\(transaction.payment.productIdentifier) \(transaction.transactionState)")
        if transaction.transactionState == .failed { queue.finishTransaction(transaction) }
      }
    }

    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
      note.yield("removed \(transactions.count)")
    }

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      note.yield("\(response.products.count) \(response.invalidProductIdentifiers)")
    }

    func requestDidFinish(_ request: SKRequest) { note.yield("finished") }

    func next(_ count: Int) async -> [String] {
      var found: [String] = []
      for await event in events {
        found.append(event)
        if found.count == count { break }
      }
      return found
    }
  }

  @Test("A payment fails")
  func payment() async {
    let observer = Observer()
    SKPaymentQueue.default().add(observer)
    SKPaymentQueue.default().add(SKPayment(product: FakeProduct()))
    #expect(await observer.next(3) == ["premium purchasing", "premium failed", "removed 1"])
    #expect(SKPaymentQueue.default().transactions.isEmpty)
    SKPaymentQueue.default().remove(observer)
  }

  @Test("No product is known")
  func products() async {
    let observer = Observer()
    let request = SKProductsRequest(productIdentifiers: ["b", "a"])
    request.delegate = observer
    request.start()
    #expect(await observer.next(2) == [#"0 ["a", "b"]"#, "finished"])
  }

  @Test func `A payment that can be changed keeps its quantity and its user`() {
    let payment = SKMutablePayment(product: FakeProduct())
    #expect(payment.quantity == 1 && payment.applicationUsername == nil)
    payment.quantity = 3
    payment.applicationUsername = "somebody"
    let asked: SKPayment = payment
    #expect(asked.quantity == 3 && asked.applicationUsername == "somebody" && asked.productIdentifier == "premium")
  }
}
