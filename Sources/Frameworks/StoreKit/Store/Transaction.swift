import Synchronization
import UIKit

/// See [Transaction](https://developer.apple.com/documentation/storekit/transaction).
///
/// Nothing was ever bought: all sequences are empty, and that of updates waits for ever.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// See [Transaction.Transactions](https://developer.apple.com/documentation/storekit/transaction/transactions).
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    /// See [Transaction.Transactions.AsyncIterator](https://developer.apple.com/documentation/storekit/transaction/transactions/asynciterator).
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var stream: AsyncStream<Element>.AsyncIterator

      public mutating func next() async -> Element? { await stream.next() }
    }

    private let stream: AsyncStream<Element>

    fileprivate init(ends: Bool) {
      let (stream, continuation) = AsyncStream<Element>.makeStream()
      self.stream = stream
      if ends { continuation.finish() } else { Self.waiting.withLock { $0.append(continuation) } }
    }

    /// A stream whose continuation is gone has ended.
    private static let waiting = Mutex<[AsyncStream<Element>.Continuation]>([])

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(stream: stream.makeAsyncIterator()) }
  }

  /// See [Transaction.OwnershipType](https://developer.apple.com/documentation/storekit/transaction/ownershiptype-swift.struct).
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  /// See [Transaction.OfferType](https://developer.apple.com/documentation/storekit/transaction/offertype-swift.struct).
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let introductory = OfferType(rawValue: 1)
    public static let promotional = OfferType(rawValue: 2)
    public static let code = OfferType(rawValue: 3)
    public static let winBack = OfferType(rawValue: 4)
  }

  /// See [Transaction.Offer](https://developer.apple.com/documentation/storekit/transaction/offer-swift.struct).
  public struct Offer: Hashable, Sendable {
    /// See [Transaction.Offer.PaymentMode](https://developer.apple.com/documentation/storekit/transaction/offer-swift.struct/paymentmode-swift.struct).
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
      public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
      public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
      public static let oneTime = PaymentMode(rawValue: "ONE_TIME")
    }

    public let id: String?
    public let type: OfferType
    public let paymentMode: PaymentMode?
    public let period: Product.SubscriptionPeriod?
  }

  /// See [Transaction.RevocationReason](https://developer.apple.com/documentation/storekit/transaction/revocationreason-swift.struct).
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let other = RevocationReason(rawValue: 0)
    public static let developerIssue = RevocationReason(rawValue: 1)
  }

  /// See [Transaction.Reason](https://developer.apple.com/documentation/storekit/transaction/reason-swift.struct).
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let purchase = Reason(rawValue: "PURCHASE")
    public static let renewal = Reason(rawValue: "RENEWAL")
  }

  /// See [Transaction.RefundRequestStatus](https://developer.apple.com/documentation/storekit/transaction/refundrequeststatus).
  public enum RefundRequestStatus: Hashable, Sendable {
    case success, userCancelled
  }

  /// See [Transaction.RefundRequestError](https://developer.apple.com/documentation/storekit/transaction/refundrequesterror).
  public enum RefundRequestError: Error, Hashable, Sendable {
    case duplicateRequest, failed
  }

  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let isUpgraded: Bool
  public let purchasedQuantity: Int
  public let appAccountToken: UUID?
  public let webOrderLineItemID: String?
  public let subscriptionGroupID: String?
  public let appBundleID: String
  public let originalPurchaseDate: Date
  public let offer: Offer?
  public let ownershipType: OwnershipType
  public let reason: Reason
  public let revocationReason: RevocationReason?
  public let environment: AppStore.Environment
  public let storefront: Storefront
  public let storefrontCountryCode: String
  public let signedDate: Date
  public let price: Decimal?
  public let currency: Locale.Currency?
  public let deviceVerification: Data
  public let deviceVerificationNonce: UUID
  public let appTransactionID: String
  public let jsonRepresentation: Data

  public var offerID: String? { offer?.id }
  public var offerType: OfferType? { offer?.type }
  public var offerPaymentModeStringRepresentation: String? { offer?.paymentMode?.rawValue }
  public var currencyCode: String? { currency?.identifier }
  public var environmentStringRepresentation: String { environment.rawValue }
  public var reasonStringRepresentation: String { reason.rawValue }

  public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }

  public static var all: Transactions { Transactions(ends: true) }

  public static var currentEntitlements: Transactions { Transactions(ends: true) }

  public static var unfinished: Transactions { Transactions(ends: true) }

  public static var updates: Transactions { Transactions(ends: false) }

  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }

  public static func currentEntitlements(for productID: String) -> Transactions { Transactions(ends: true) }

  public static func all(for productID: String) -> Transactions { Transactions(ends: true) }

  /// The store knows of no purchase.
  @MainActor public static func beginRefundRequest(
    for transactionID: UInt64, in scene: UIWindowScene
  ) async throws -> RefundRequestStatus {
    throw RefundRequestError.failed
  }

  @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    throw RefundRequestError.failed
  }

  /// There is none that could be finished.
  public func finish() async {}
}
