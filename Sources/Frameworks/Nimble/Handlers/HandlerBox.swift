import Synchronization
internal import Testing

/// Carries a handler through tasks.
final class HandlerBox: @unchecked Sendable {
  @TaskLocal private static var local: HandlerBox?
  private static let shared = Mutex(HandlerBox(NimbleTestHandler()))

  let handler: any AssertionHandler

  init(_ handler: any AssertionHandler) { self.handler = handler }

  /// What expectations report to here.
  static var current: HandlerBox {
    get { local ?? shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// Lets expectations report to this handler while the closure runs.
  ///
  /// In XCTest, where one test runs at a time, those on other threads do as well. Tests of Swift Testing run side by
  /// side, and hear only of their own tasks.
  func use(_ closure: () throws -> Void) rethrows {
    let old = replaceShared()
    defer { restoreShared(old) }
    try Self.$local.withValue(self, operation: closure)
  }

  func use(_ closure: () async throws -> Void) async rethrows {
    let old = replaceShared()
    defer { restoreShared(old) }
    try await Self.$local.withValue(self, operation: closure)
  }

  private func replaceShared() -> HandlerBox? {
    guard Test.current == nil else { return nil }
    return Self.shared.withLock { shared in
      defer { shared = self }
      return shared
    }
  }

  private func restoreShared(_ old: HandlerBox?) {
    if let old { Self.shared.withLock { $0 = old } }
  }
}

/// The handler that expectations report to: the test that runs, unless `withAssertionHandler` says otherwise.
public var NimbleAssertionHandler: any AssertionHandler {
  get { HandlerBox.current.handler }
  set { HandlerBox.current = HandlerBox(newValue) }
}
