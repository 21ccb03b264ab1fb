/// See [Storefront](https://developer.apple.com/documentation/storekit/storefront).
///
/// No account belongs to one.
public struct Storefront: Identifiable, Hashable, Sendable {
  public let id: String
  public let countryCode: String
  public let currency: Locale.Currency?

  public static var current: Storefront? { get async { nil } }

  /// Ends at once: no account moves.
  public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }
}

/// See [AppTransaction](https://developer.apple.com/documentation/storekit/apptransaction).
///
/// No store sold the app.
public struct AppTransaction: Hashable, Sendable {
  public let bundleID: String
  public let appVersion: String
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public let environment: AppStore.Environment

  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.notAvailableInStorefront }
  }

  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    throw StoreKitError.notAvailableInStorefront
  }
}

/// See [Message](https://developer.apple.com/documentation/storekit/message).
public struct Message: Hashable, Sendable {
  /// See [Message.Reason](https://developer.apple.com/documentation/storekit/message/reason-swift.struct).
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let generic = Reason(rawValue: 0)
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    public static let billingIssue = Reason(rawValue: 2)
    public static let winBackOffer = Reason(rawValue: 3)
  }

  public let reason: Reason

  /// Ends at once: the store has nothing to say.
  public static var messages: AsyncStream<Message> { AsyncStream { $0.finish() } }
}
