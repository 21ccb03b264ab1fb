@_spi(Windfall) import FoundationNetworkingOverlay

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
