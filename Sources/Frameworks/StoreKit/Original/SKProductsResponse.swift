/// See [SKProductsResponse](https://developer.apple.com/documentation/storekit/skproductsresponse).
open class SKProductsResponse: NSObject {
  private let invalid: [String]

  init(invalid: [String]) {
    self.invalid = invalid
    super.init()
  }

  open var products: [SKProduct] { [] }

  open var invalidProductIdentifiers: [String] { invalid }
}
