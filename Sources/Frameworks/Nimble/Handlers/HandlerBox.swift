import Synchronization

/// Carries a handler through tasks.
final class HandlerBox: @unchecked Sendable {
  @TaskLocal static var local: HandlerBox?
  static let shared = Mutex(HandlerBox(NimbleTestHandler()))

  let handler: any AssertionHandler

  init(_ handler: any AssertionHandler) { self.handler = handler }
}

/// The handler that expectations report to: the test that runs, unless `withAssertionHandler` says otherwise.
public var NimbleAssertionHandler: any AssertionHandler {
  get { HandlerBox.local?.handler ?? HandlerBox.shared.withLock { $0 }.handler }
  set {
    let box = HandlerBox(newValue)
    HandlerBox.shared.withLock { $0 = box }
  }
}
