import Foundation

extension URL {
  /// See [checkPromisedItemIsReachable()](https://developer.apple.com/documentation/foundation/url/checkpromiseditemisreachable()).
  ///
  /// No cloud promises files here.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
