import Foundation
import WindfallCore

/// Plays the template process and the app, each connection on a thread of its own.
///
/// The thread that accepts connections ends with the test process.
final class FakeApp: Sendable {
  /// What the app does with a request.
  enum Behaviour: Sendable {
    case reply(AutomationReply)
    /// Ends the connection as a process does that dies with this status.
    case die(status: Int32)
    /// Never answers; the child process is waited for instead.
    case hang
    /// Is stopped as by a debugger, so that it does not even hear that it is to end.
    case stop
  }

  /// What has been asked of the app so far.
  struct Journal: Sendable {
    var launches: [[UInt8]] = []
    var requests: [AutomationRequest] = []
    /// The signals that ended the child processes.
    var signals: [Int32] = []
  }

  private let state = Locked(Journal())
  private let handler: @Sendable (AutomationRequest) -> Behaviour
  let socketPath: String
  let folder: String

  var journal: Journal { state.withLock { $0 } }

  init(_ handler: @escaping @Sendable (AutomationRequest) -> Behaviour) throws {
    self.handler = handler
    var template = Array("/tmp/windfall-test-XXXXXX".utf8CString)
    guard let folder = mkdtemp(&template) else { throw CocoaError(.fileWriteUnknown) }
    self.folder = String(cString: folder)
    socketPath = self.folder + "/template"
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(socketPath.utf8)) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0, listen(listener, 8) == 0 else { throw CocoaError(.fileWriteUnknown) }
    Thread.detachNewThread { [self] in
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0 else { return }
        Thread.detachNewThread { self.serveTemplate(client) }
      }
    }
  }

  /// Shows the elements, evaluates queries over them, and settles every action at once.
  convenience init(showing root: Element) throws {
    try self.init { request in .reply(Self.answer(request, over: root)) }
  }

  static func answer(_ request: AutomationRequest, over root: Element) -> AutomationReply {
    let evaluator = QueryEvaluator(root)
    do throws(AutomationFailure) {
      switch request {
      case .exists(let query), .isHittable(let query): return .bool(try evaluator.exists(query))
      case .resolve(let query, let withChildren):
        return .element(try evaluator.resolve(query, withChildren: withChildren))
      case .count(let query): return .count(try evaluator.count(query))
      case .resolveAll(let query): return .elements(try evaluator.all(query))
      case .snapshot: return .tree(root, revision: 1)
      case .perform(_, let target):
        _ = try evaluator.resolve(target.query)
        return .done
      case .wait(let query, .exists, _): return .bool(try evaluator.exists(query))
      case .wait(let query, .doesNotExist, _): return .bool(try !evaluator.exists(query))
      case .waitForFrame: return .revision(1)
      case .state: return .state(.foreground)
      default: return .done
      }
    } catch {
      return .failure(error)
    }
  }

  private func serveTemplate(_ client: Int32) {
    defer { close(client) }
    guard let (automation, request) = Self.receiveLaunch(client) else { return }
    state.withLock { $0.launches.append(request) }
    guard let child = Self.spawnIdleProcess() else { return }
    Self.send(client, TemplateReply.launched(pid: child).bytes)
    let death = serveApp(automation, child)
    if death != nil { kill(child, SIGKILL) }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    state.withLock { $0.signals.append(status & 0x7F) }
    close(automation)
    Self.send(client, TemplateReply.exited(pid: child, status: death ?? status).bytes)
  }

  /// The status the app dies with; nil when someone else must end it.
  private func serveApp(_ automation: Int32, _ child: Int32) -> Int32? {
    while true {
      guard let header = Self.receive(automation, count: WireFrame.headerSize),
        let length = try? WireFrame.length(header: header), let message = Self.receive(automation, count: length),
        let request = try? AutomationRequest(wireBytes: message)
      else { return 0 }
      state.withLock { $0.requests.append(request) }
      if request == .terminate { return 0 }
      switch handler(request) {
      case .reply(let reply): Self.send(automation, WireFrame.bytes(of: reply))
      case .die(let status): return status
      case .hang: return nil
      case .stop:
        kill(child, SIGSTOP)
        return nil
      }
    }
  }

  // MARK: - System calls

  /// A process that waits for its standard input and so does nothing until it is killed.
  private static func spawnIdleProcess() -> Int32? {
    var descriptors: [Int32] = [0, 0]
    guard pipe(&descriptors) == 0 else { return nil }
    descriptors.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, descriptors[0], 0)
    // Whoever runs the tests in the background may have made them ignore the signal that stops a hanging app.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGQUIT)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var child: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("cat"), nil]
    defer { arguments.forEach { free($0) } }
    guard posix_spawnp(&child, "cat", &actions, &attributes, &arguments, environ) == 0 else { return nil }
    close(descriptors[0])
    return child
  }

  private static func receiveLaunch(_ client: Int32) -> (Int32, [UInt8])? {
    var control = [UInt8](repeating: 0, count: 24)
    var first = [UInt8](repeating: 0, count: 4)
    let got = control.withUnsafeMutableBytes { control in
      first.withUnsafeMutableBytes { data in
        var part = iovec(iov_base: data.baseAddress, iov_len: data.count)
        return withUnsafeMutablePointer(to: &part) { part in
          var message = msghdr()
          message.msg_iov = part
          message.msg_iovlen = 1
          message.msg_control = control.baseAddress
          message.msg_controllen = control.count
          return recvmsg(client, &message, 0)
        }
      }
    }
    guard got == 4, let length = try? WireFrame.length(header: first), let request = receive(client, count: length)
    else {
      return nil
    }
    return (control.withUnsafeBytes { $0.load(fromByteOffset: 16, as: Int32.self) }, request)
  }

  private static func receive(_ descriptor: Int32, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let got = count == 0 ? 0 : recv(descriptor, &bytes, count, Int32(MSG_WAITALL))
    return got == count ? bytes : nil
  }

  private static func send(_ descriptor: Int32, _ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }
}
