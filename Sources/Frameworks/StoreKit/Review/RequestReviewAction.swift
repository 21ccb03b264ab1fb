import SwiftUI

/// See [RequestReviewAction](https://developer.apple.com/documentation/storekit/requestreviewaction).
///
/// As where the system has decided not to ask, nothing is shown.
@MainActor public struct RequestReviewAction {
  nonisolated init() {}

  public func callAsFunction() {}
}

extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
