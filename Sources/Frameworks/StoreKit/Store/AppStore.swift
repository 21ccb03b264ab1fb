import UIKit

/// See [AppStore](https://developer.apple.com/documentation/storekit/appstore).
public enum AppStore {
  /// See [AppStore.Environment](https://developer.apple.com/documentation/storekit/appstore/environment).
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }

  public static var canMakePayments: Bool { true }

  /// There is nothing to be brought up to date.
  public static func sync() async throws {}

  /// Nobody has an account here whose subscriptions could be shown.
  @preconcurrency @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.notEntitled
  }

  @preconcurrency @MainActor public static func showManageSubscriptions(
    in scene: UIWindowScene, subscriptionGroupID: String
  ) async throws {
    throw StoreKitError.notEntitled
  }

  @preconcurrency @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    throw StoreKitError.notEntitled
  }

  public static var deviceVerificationID: UUID? { nil }

  /// As where the system has decided not to ask, nothing is shown.
  @preconcurrency @MainActor public static func requestReview(in scene: UIWindowScene) {}
}

/// See [StoreKitError](https://developer.apple.com/documentation/storekit/storekiterror).
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
  case networkError(URLError)
  case systemError(any Error)
}
