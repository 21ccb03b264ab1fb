@_spi(Windfall) import FoundationOverlay

/// See [SKRequest](https://developer.apple.com/documentation/storekit/skrequest).
open class SKRequest: NSObject {
  private weak var listener: (any SKRequestDelegate)?
  private var isRunning = false

  public override init() { super.init() }

  open var delegate: (any SKRequestDelegate)? {
    get { listener }
    set { listener = newValue }
  }

  open func start() {
    isRunning = true
    Callback { [self] in
      guard isRunning else { return }
      isRunning = false
      answer()
      delegate?.requestDidFinish(self)
    }.callOnMain()
  }

  open func cancel() { isRunning = false }

  func answer() {}
}

/// See [SKRequestDelegate](https://developer.apple.com/documentation/storekit/skrequestdelegate).
public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}

  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// See [SKProductsRequest](https://developer.apple.com/documentation/storekit/skproductsrequest).
///
/// No product is known.
open class SKProductsRequest: SKRequest {
  private let identifiers: Set<String>
  private weak var productsDelegate: (any SKProductsRequestDelegate)?

  public override init() {
    identifiers = []
    super.init()
  }

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

/// See [SKProductsRequestDelegate](https://developer.apple.com/documentation/storekit/skproductsrequestdelegate).
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// See [SKProductsResponse](https://developer.apple.com/documentation/storekit/skproductsresponse).
open class SKProductsResponse: NSObject {
  private let invalid: [String]

  public override init() {
    invalid = []
    super.init()
  }

  init(invalid: [String]) {
    self.invalid = invalid
    super.init()
  }

  open var products: [SKProduct] { [] }

  open var invalidProductIdentifiers: [String] { invalid }
}

/// See [SKProduct](https://developer.apple.com/documentation/storekit/skproduct).
///
/// The store has none. Tests make subclasses.
open class SKProduct: NSObject {
  open var productIdentifier: String { "" }

  open var localizedTitle: String { "" }

  open var localizedDescription: String { "" }

  open var price: NSDecimalNumber { 0 }

  open var priceLocale: Locale { .current }

  public override init() { super.init() }
}
