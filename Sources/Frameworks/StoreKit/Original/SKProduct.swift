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
