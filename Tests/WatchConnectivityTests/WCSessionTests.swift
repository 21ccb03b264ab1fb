import Testing
import WatchConnectivity

@Suite struct WCSessionTests {
  @Test func thereIsNoWatch() async throws {
    #expect(!WCSession.isSupported())
    #expect(!WCSession.default.isReachable)
    #expect(throws: WCError.self) { try WCSession.default.updateApplicationContext(["a": 1]) }
    let error = await withCheckedContinuation { continuation in
      WCSession.default.sendMessage(["a": 1], replyHandler: nil) { continuation.resume(returning: $0 as? WCError) }
    }
    #expect(error?.code == .sessionNotActivated)
  }

  @Test func theDelegateIsToldThatNothingIsActivated() async {
    let (state, error) = await withCheckedContinuation { continuation in
      let delegate = Delegate { continuation.resume(returning: ($0, $1)) }
      WCSession.default.delegate = delegate
      Delegate.current = delegate
      WCSession.default.activate()
    }
    #expect(state == .notActivated)
    #expect(error?.code == .sessionNotSupported)
  }

  private final class Delegate: NSObject, WCSessionDelegate, @unchecked Sendable {
    nonisolated(unsafe) static var current: Delegate?
    private let completion: (WCSessionActivationState, WCError?) -> Void

    init(_ completion: @escaping (WCSessionActivationState, WCError?) -> Void) { self.completion = completion }

    func session(
      _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?
    ) {
      completion(activationState, error as? WCError)
    }

    func sessionDidBecomeInactive(_ session: WCSession) {}

    func sessionDidDeactivate(_ session: WCSession) {}
  }
}
