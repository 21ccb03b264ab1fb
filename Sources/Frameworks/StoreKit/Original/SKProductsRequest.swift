/// See [SKProductsRequest](https://developer.apple.com/documentation/storekit/skproductsrequest).
///
/// No product is known.
open class SKProductsRequest: SKRequest {
  private let identifiers: Set<String>
  private weak var productsDelegate: (any SKProductsRequestDelegate)?

  public init(productIdentifiers: Set<String>) {
    identifiers = productIdentifiers
    super.init()
  }

  open override var delegate: (any SKRequestDelegate)? {
    get { super.delegate }
    set {
      super.delegate = newValue
      productsDelegate = newValue as? any SKProductsRequestDelegate
    }
  }

  override func answer() {
    let response = SKProductsResponse(invalid: identifiers.sorted())
    productsDelegate?.productsRequest(self, didReceive: response)
  }
}
