@_spi(Windfall) import FoundationOverlay

/// What the service answers where nobody is signed in to iCloud.
enum SignedOut {
  static var error: CKError { error(.notAuthenticated, "No iCloud account is configured") }

  /// What a database answers. The public one could be read without an account if there were a network.
  static func error(for scope: CKDatabase.Scope, reading: Bool) -> CKError {
    reading && scope == .public ? error(.networkUnavailable, "The server of iCloud cannot be reached") : error
  }

  static var cancelled: CKError { error(.operationCancelled, "The operation was cancelled") }

  private static func error(_ code: CKError.Code, _ text: String) -> CKError {
    CKError(code, userInfo: [NSLocalizedDescriptionKey: text])
  }

  /// Calls a handler later, away from the main queue.
  static func answer<each Value>(
    _ handler: @escaping @Sendable (repeat each Value) -> Void, with values: repeat each Value
  ) {
    let call = { handler(repeat each values) }
    Callback(call).callInBackground()
  }
}
