extension Product {
  /// See [Product.SubscriptionPeriod](https://developer.apple.com/documentation/storekit/product/subscriptionperiod).
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// See [Unit](https://developer.apple.com/documentation/storekit/product/subscriptionperiod/unit-swift.enum).
    public enum Unit: Hashable, Sendable {
      case day, week, month, year

      public var localizedDescription: String { "\(self)".capitalized }
    }

    public let unit: Unit
    public let value: Int

    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
    public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
    public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
    public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
    public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
    public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)
  }

  /// See [Product.SubscriptionOffer](https://developer.apple.com/documentation/storekit/product/subscriptionoffer).
  public struct SubscriptionOffer: Hashable, Sendable {
    /// See [OfferType](https://developer.apple.com/documentation/storekit/product/subscriptionoffer/offertype).
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let introductory = OfferType(rawValue: "introductory")
      public static let promotional = OfferType(rawValue: "promotional")
      public static let winBack = OfferType(rawValue: "winBack")
    }

    /// See [PaymentMode](https://developer.apple.com/documentation/storekit/product/subscriptionoffer/paymentmode-swift.struct).
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let payAsYouGo = PaymentMode(rawValue: "payAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "payUpFront")
      public static let freeTrial = PaymentMode(rawValue: "freeTrial")
    }

    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }

  /// See [Product.SubscriptionInfo](https://developer.apple.com/documentation/storekit/product/subscriptioninfo).
  public struct SubscriptionInfo: Hashable, Sendable {
    /// See [RenewalState](https://developer.apple.com/documentation/storekit/product/subscriptioninfo/renewalstate).
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) { self.rawValue = rawValue }

      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// See [Status](https://developer.apple.com/documentation/storekit/product/subscriptioninfo/status-swift.struct).
    public struct Status: Hashable, Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>

      /// Ends at once: no subscription changes.
      public static var updates: AsyncStream<Status> { AsyncStream { $0.finish() } }
    }

    /// See [RenewalInfo](https://developer.apple.com/documentation/storekit/product/subscriptioninfo/renewalinfo).
    public struct RenewalInfo: Hashable, Sendable {
      /// See [ExpirationReason](https://developer.apple.com/documentation/storekit/product/subscriptioninfo/renewalinfo/expirationreason-swift.struct).
      public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
        public static let billingError = ExpirationReason(rawValue: 2)
        public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
        public static let productUnavailable = ExpirationReason(rawValue: 4)
        public static let unknown = ExpirationReason(rawValue: 5)
      }

      public let originalTransactionID: UInt64
      public let currentProductID: String
      public let willAutoRenew: Bool
      public let autoRenewPreference: String?
      public let expirationReason: ExpirationReason?
      public let isInBillingRetry: Bool
      public let gracePeriodExpirationDate: Date?
      public let renewalDate: Date?
      public let signedDate: Date
    }

    public let subscriptionGroupID: String
    public let groupDisplayName: String
    public let groupLevel: Int
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public let winBackOffers: [SubscriptionOffer]

    public var isEligibleForIntroOffer: Bool { get async { false } }

    /// There are none: nothing was bought.
    public var status: [Status] { get async throws { [] } }

    public static func status(for groupID: String) async throws -> [Status] { [] }

    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
  }
}
