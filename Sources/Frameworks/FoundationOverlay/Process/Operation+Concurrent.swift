import Foundation

extension Operation {
  /// What `isAsynchronous` was called before: [isConcurrent](https://developer.apple.com/documentation/foundation/operation/isconcurrent).
  public var isConcurrent: Bool { isAsynchronous }
}
