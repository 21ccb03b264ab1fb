import UIKit

/// See [Product](https://developer.apple.com/documentation/storekit/product).
///
/// The store has none, and so there is none.
public struct Product: Identifiable, Hashable, Sendable {
  /// See [Product.ProductType](https://developer.apple.com/documentation/storekit/product/producttype).
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "NonConsumable")
    public static let nonRenewable = ProductType(rawValue: "NonRenewingSubscription")
    public static let autoRenewable = ProductType(rawValue: "AutoRenewableSubscription")

    public var localizedDescription: String { rawValue }
  }

  /// See [Product.PurchaseOption](https://developer.apple.com/documentation/storekit/product/purchaseoption).
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String

    public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> PurchaseOption {
      PurchaseOption(name: "simulatesAskToBuyInSandbox \(simulates)")
    }

    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> PurchaseOption {
      PurchaseOption(name: "onStorefrontChange")
    }

    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption {
      PurchaseOption(name: "promotionalOffer " + offerID)
    }

    public static func custom(key: String, value: String) -> PurchaseOption {
      PurchaseOption(name: "custom \(key) \(value)")
    }

    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: token.uuidString) }

    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "\(quantity)") }
  }

  /// See [Product.PurchaseResult](https://developer.apple.com/documentation/storekit/product/purchaseresult).
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  /// See [Product.PurchaseError](https://developer.apple.com/documentation/storekit/product/purchaseerror).
  public enum PurchaseError: Error, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier
    case invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?
  public let priceFormatStyle: Decimal.FormatStyle.Currency
  public let jsonRepresentation: Data

  public static func == (first: Product, second: Product) -> Bool { first.id == second.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Whatever is asked for, nothing is found.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String { [] }

  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw PurchaseError.productUnavailable
  }

  @MainActor public func purchase(
    confirmIn scene: UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult {
    throw PurchaseError.productUnavailable
  }

  public var currentEntitlements: Transaction.Transactions { Transaction.currentEntitlements }

  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }

  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
}
