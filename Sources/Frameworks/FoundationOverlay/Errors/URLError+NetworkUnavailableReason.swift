import Foundation

/// See [NSURLErrorNetworkUnavailableReasonKey](https://developer.apple.com/documentation/foundation/nsurlerrornetworkunavailablereasonkey).
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"

extension URLError {
  /// See [URLError.NetworkUnavailableReason](https://developer.apple.com/documentation/foundation/urlerror/networkunavailablereason-swift.enum).
  public enum NetworkUnavailableReason: Int, Sendable {
    case cellular = 0
    case expensive = 1
    case constrained = 2
  }

  /// See [networkUnavailableReason](https://developer.apple.com/documentation/foundation/urlerror/networkunavailablereason-swift.property).
  public var networkUnavailableReason: NetworkUnavailableReason? {
    (errorUserInfo[NSURLErrorNetworkUnavailableReasonKey] as? Int).flatMap { NetworkUnavailableReason(rawValue: $0) }
  }
}
