/// See [SKPaymentTransactionState](https://developer.apple.com/documentation/storekit/skpaymenttransactionstate).
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}
