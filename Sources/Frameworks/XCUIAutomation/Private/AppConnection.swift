import Foundation
@_spi(Windfall) import FoundationOverlay
import Glibc
import WindfallCore

/// A running app process and the two sockets that belong to it.
///
/// The template's socket tells when the process has ended, and ends it when this side is closed.
final class AppConnection {
  /// How long a stopped app may take to write its stack.
  private static let stackTimeout = 30.0

  let processIdentifier: Int32
  let log: AppLog
  private let app: UnixSocket
  private let template: UnixSocket
  /// What the app has called that is not there.
  private let calls = UnimplementedCallFile(path: TestEnvironment.appCalls)
  /// The wait status, once the process has ended.
  private(set) var status: Int32?
  private var isClosed = false

  init(arguments: [String], environment: [String: String]) throws(AppFailure) {
    guard let path = TestEnvironment.templateSocket else {
      throw .unreachable("this test target has no app to test (WINDFALL_TEMPLATE_SOCKET is not set)")
    }
    var environment = environment
    environment[UnimplementedCallFile.variable] = TestEnvironment.appCalls
    let request = TemplateRequest(
      arguments: arguments, environment: environment, container: TestEnvironment.appContainer,
      log: TestEnvironment.appLog)
    log = AppLog(path: request.log)
    do {
      template = try UnixSocket(connectingTo: path)
      let (own, other) = try UnixSocket.pair()
      app = own
      defer { other.close() }
      try template.send(request.bytes, passing: other.descriptor)
      let bytes = try template.receive(count: TemplateReply.size, until: Deadline(seconds: TestEnvironment.appTimeout))
      switch try TemplateReply(bytes: bytes) {
      case .launched(let identifier) where identifier > 0: processIdentifier = identifier
      case .failed(let error):
        throw AppFailure.unreachable("it could not be started: \(String(cString: strerror(error)))")
      case .launched, .exited: throw AppFailure.unreachable("it could not be started")
      }
    } catch let failure as AppFailure {
      throw failure
    } catch {
      throw .unreachable("\(error)")
    }
  }

  deinit { close() }

  /// Sends one request and waits for its reply.
  func send(_ request: AutomationRequest) throws(AppFailure) -> AutomationReply {
    let timeout = TestEnvironment.appTimeout + request.waitingTime
    let deadline = Deadline(seconds: timeout)
    do {
      try app.send(WireFrame.bytes(of: request))
      let header = try app.receive(count: WireFrame.headerSize, until: deadline)
      let message = try app.receive(count: try WireFrame.length(header: header), until: deadline)
      for call in calls.take() { call.record() }
      let reply = try AutomationReply(wireBytes: message)
      if case .failure(let failure) = reply { throw AppFailure.refused(failure) }
      return reply
    } catch let failure as AppFailure {
      throw failure
    } catch UnixSocket.Failure.closed {
      waitForExit(seconds: Self.stackTimeout)
      close()
      throw .crashed(status: status, log: log)
    } catch UnixSocket.Failure.deadlineReached {
      // The Swift runtime writes all stacks on this signal before the process ends.
      kill(processIdentifier, SIGQUIT)
      // What was stopped hears nothing before it goes on.
      kill(processIdentifier, SIGCONT)
      end()
      throw .hung(seconds: timeout, log: log)
    } catch {
      end()
      throw .unreachable("\(error)")
    }
  }

  /// Waits until the process has ended by itself; false when it has not within the time.
  @discardableResult
  func waitForExit(seconds: Double) -> Bool {
    if status != nil || isClosed { return true }
    do {
      let bytes = try template.receive(count: TemplateReply.size, until: Deadline(seconds: seconds))
      if case .exited(_, let status) = try TemplateReply(bytes: bytes) { self.status = status }
      return true
    } catch UnixSocket.Failure.deadlineReached {
      return false
    } catch {
      // A template that is gone has taken the app with it.
      return true
    }
  }

  /// What has become of the app if it crashed by itself, while nothing was asked of it; waits for one that is writing its
  /// stack, which counts.
  func crash() -> AppFailure? {
    guard !isClosed else { return nil }
    if !waitForExit(seconds: 0), DyingProcess.isDying(processIdentifier) { waitForExit(seconds: Self.stackTimeout) }
    guard let status, status & 0x7F != 0 else { return nil }
    close()
    return .crashed(status: status, log: log)
  }

  /// Asks the app to end, and ends it when it does not.
  func terminate() {
    guard !isClosed else { return }
    do {
      try app.send(WireFrame.bytes(of: AutomationRequest.terminate))
      if !waitForExit(seconds: TestEnvironment.appTimeout) { kill(processIdentifier, SIGKILL) }
    } catch {
      kill(processIdentifier, SIGKILL)
    }
    waitForExit(seconds: Self.stackTimeout)
    close()
  }

  private func end() {
    if !waitForExit(seconds: Self.stackTimeout) { kill(processIdentifier, SIGKILL) }
    waitForExit(seconds: Self.stackTimeout)
    close()
  }

  private func close() {
    guard !isClosed else { return }
    isClosed = true
    for call in calls.take() { call.record() }
    app.close()
    template.close()
  }
}
