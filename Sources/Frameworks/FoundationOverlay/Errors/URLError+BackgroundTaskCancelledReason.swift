import Foundation

extension URLError {
  /// See [URLError.BackgroundTaskCancelledReason](https://developer.apple.com/documentation/foundation/urlerror/backgroundtaskcancelledreason-swift.enum).
  public enum BackgroundTaskCancelledReason: Int, Sendable {
    case userForceQuitApplication = 0
    case backgroundUpdatesDisabled = 1
    case insufficientSystemResources = 2
  }

  /// See [backgroundTaskCancelledReason](https://developer.apple.com/documentation/foundation/urlerror/backgroundtaskcancelledreason-swift.property).
  public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? {
    (errorUserInfo[NSURLErrorBackgroundTaskCancelledReasonKey] as? Int).flatMap {
      BackgroundTaskCancelledReason(rawValue: $0)
    }
  }
}
