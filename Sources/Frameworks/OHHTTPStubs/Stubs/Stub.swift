@_spi(Windfall) import FoundationNetworkingOverlay

/// One stub: which requests it answers, and with what.
final class Stub: HTTPStubsDescriptor {
  var name: String?
  let test: HTTPStubsTestBlock
  let response: HTTPStubsResponseBlock

  init(test: @escaping HTTPStubsTestBlock, response: @escaping HTTPStubsResponseBlock) {
    self.test = test
    self.response = response
  }

  var description: String { "<HTTPStubsDescriptor: \(name ?? "(null)")>" }
}

/// Answers the requests that meet a condition; of several such stubs the one that was added last.
@discardableResult
public func stub(
  condition: @escaping HTTPStubsTestBlock, response: @escaping HTTPStubsResponseBlock
) -> any HTTPStubsDescriptor {
  HTTPStubs.stubRequests(passingTest: condition, withStubResponse: response)
}

extension HTTPStubs {
  /// The function of the module: `OHHTTPStubs.stub`, where a class has a `stub` of its own. The name of the module is that of
  /// the class in earlier versions.
  @discardableResult
  public static func stub(
    condition: @escaping HTTPStubsTestBlock, response: @escaping HTTPStubsResponseBlock
  ) -> any HTTPStubsDescriptor {
    stubRequests(passingTest: condition, withStubResponse: response)
  }
}

/// The stubs and observers of this process, for use from any thread.
///
/// Blocks of tests are called outside of the lock: they may add and remove stubs.
final class StubRegistry: @unchecked Sendable {
  typealias Activation = (URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse) -> Void
  typealias Redirect = (URLRequest, URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse) -> Void
  typealias Finish = (URLRequest, any HTTPStubsDescriptor, HTTPStubsResponse, (any Error)?) -> Void
  typealias Missing = (URLRequest) -> Void

  struct State {
    var stubs: [Stub] = []
    var isEnabled = true
    var activation: Activation?
    var redirect: Redirect?
    var finish: Finish?
    var missing: Missing?
  }

  static let shared = StubRegistry()

  private let lock = NSLock()
  private var state = State()

  /// What is registered now.
  var current: State { lock.withLock { state } }

  func update<Result>(_ change: (inout State) -> Result) -> Result {
    lock.withLock { change(&state) }
  }

  /// The stub that answers a request: of those that would, the one that was added last.
  func stub(for request: URLRequest) -> Stub? {
    current.stubs.last { $0.test(request.loaded) }
  }
}
