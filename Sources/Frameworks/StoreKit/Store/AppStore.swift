import UIKit

/// See [AppStore](https://developer.apple.com/documentation/storekit/appstore).
public enum AppStore {
  public static var canMakePayments: Bool { true }

  /// There is nothing to be brought up to date.
  public static func sync() async throws {}

  /// As where the system has decided not to ask, nothing is shown.
  @preconcurrency @MainActor public static func requestReview(in scene: UIWindowScene) {}
}

/// See [StoreKitError](https://developer.apple.com/documentation/storekit/storekiterror).
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
  case networkError(URLError)
  case systemError(any Error)
}
