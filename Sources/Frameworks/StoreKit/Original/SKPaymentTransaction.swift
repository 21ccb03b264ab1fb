/// See [SKPaymentTransaction](https://developer.apple.com/documentation/storekit/skpaymenttransaction).
open class SKPaymentTransaction: NSObject {
  private let ownPayment: SKPayment
  var state = SKPaymentTransactionState.purchasing

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
