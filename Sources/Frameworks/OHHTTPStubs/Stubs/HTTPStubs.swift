/// The stubs of this process.
open class HTTPStubs: NSObject {
  // MARK: - Stubs

  /// Answers the requests that pass a test; of several such stubs the one that was added last.
  @discardableResult
  public static func stubRequests(
    passingTest testBlock: @escaping HTTPStubsTestBlock,
    withStubResponse responseBlock: @escaping HTTPStubsResponseBlock
  ) -> any HTTPStubsDescriptor {
    let stub = Stub(test: testBlock, response: responseBlock)
    StubRegistry.shared.update { $0.stubs.append(stub) }
    return stub
  }

  /// Removes a stub, and says whether it was there.
  @discardableResult
  public static func removeStub(_ stubDesc: any HTTPStubsDescriptor) -> Bool {
    StubRegistry.shared.update { state in
      guard let index = state.stubs.firstIndex(where: { $0 === stubDesc }) else { return false }
      state.stubs.remove(at: index)
      return true
    }
  }

  public static func removeAllStubs() {
    StubRegistry.shared.update { $0.stubs = [] }
  }

  /// The stubs in the order in which they were added.
  public static func allStubs() -> [Any] {
    StubRegistry.shared.current.stubs
  }

  // MARK: - Switching off

  /// Whether `URLSession.shared` is answered by stubs; sessions with a configuration of their own are not concerned.
  public static func setEnabled(_ enabled: Bool) {
    StubRegistry.shared.update { $0.isEnabled = enabled }
  }

  public static func isEnabled() -> Bool {
    StubRegistry.shared.current.isEnabled
  }

  /// Whether the sessions that will be made of a configuration are answered by stubs.
  public static func setEnabled(_ enabled: Bool, for sessionConfig: URLSessionConfiguration) {
    SessionInterception.setEnabled(enabled, for: sessionConfig)
  }

  public static func isEnabled(for sessionConfig: URLSessionConfiguration) -> Bool {
    SessionInterception.isEnabled(for: sessionConfig)
  }

  // MARK: - Observing

  // The blocks are called on threads of the sessions.

  /// A stub is about to answer a request.
  public static func onStubActivation(_ block: ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse) -> Void)?) {
    StubRegistry.shared.update { $0.activation = block }
  }

  /// A stub sends a request elsewhere: the request, the one that follows, the stub and its response.
  public static func onStubRedirectResponse(
    _ block: ((URLRequest, URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse) -> Void)?
  ) {
    StubRegistry.shared.update { $0.redirect = block }
  }

  /// A stub has answered a request, but for redirects.
  public static func afterStubFinish(
    _ block: ((URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse, (any Error)?) -> Void)?
  ) {
    StubRegistry.shared.update { $0.finish = block }
  }

  /// No stub answers a request, which now goes its usual way.
  public static func onStubMissing(_ block: ((URLRequest) -> Void)?) {
    StubRegistry.shared.update { $0.missing = block }
  }
}

/// A stub that was added, by which it can be named and removed.
public protocol HTTPStubsDescriptor: AnyObject, CustomStringConvertible {
  /// A name to tell stubs apart by; nothing else depends on it.
  var name: String? { get set }
}
