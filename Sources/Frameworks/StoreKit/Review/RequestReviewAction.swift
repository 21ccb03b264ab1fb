import SwiftUI
import UIKit

/// See [RequestReviewAction](https://developer.apple.com/documentation/storekit/requestreviewaction).
///
/// As where the system has decided not to ask, nothing is shown.
@preconcurrency @MainActor public struct RequestReviewAction {
  nonisolated init() {}

  public func callAsFunction() {}
}

extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// See [SKStoreReviewController](https://developer.apple.com/documentation/storekit/skstorereviewcontroller).
///
/// As where the system has decided not to ask, nothing is shown.
@preconcurrency @MainActor open class SKStoreReviewController: NSObject {
  open class func requestReview() {}

  open class func requestReview(in windowScene: UIWindowScene) {}
}
