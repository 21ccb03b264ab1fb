import UIKit

/// See [AppStore](https://developer.apple.com/documentation/storekit/appstore).
public enum AppStore {
  public static var canMakePayments: Bool { true }

  /// There is nothing to be brought up to date.
  public static func sync() async throws {}

  /// As where the system has decided not to ask, nothing is shown.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
}
