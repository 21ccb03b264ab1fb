/// See [SKPayment](https://developer.apple.com/documentation/storekit/skpayment).
open class SKPayment: NSObject {
  open private(set) var productIdentifier: String
  open var quantity: Int { 1 }

  public init(product: SKProduct) {
    productIdentifier = product.productIdentifier
    super.init()
  }
}
