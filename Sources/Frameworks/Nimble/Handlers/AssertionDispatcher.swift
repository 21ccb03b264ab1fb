/// Passes what expectations find on to several handlers.
public class AssertionDispatcher: AssertionHandler {
  private let handlers: [any AssertionHandler]

  public init(handlers: [any AssertionHandler]) { self.handlers = handlers }

  public func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
    for handler in handlers { handler.assert(assertion, message: message, location: location) }
  }
}
