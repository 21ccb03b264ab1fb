import Foundation
import WindfallCore

/// An app that was started to be looked at and acted on, one request after another.
public final class AppConnection {
  private let loop = EventLoop()
  private let socket: Int32
  private let folder: TemporaryFolder
  private var child: ChildProcess?
  private var received: [UInt8] = []
  private var hasEnded = false

  /// How long an app may take to answer.
  private static let timeout = 30.0
  /// The number under which the app finds its end of the socket.
  private static let childDescriptor: Int32 = 3

  /// Starts the app in a container of its own; `onOutput` gets each line that it writes.
  public init(
    executable: URL, arguments: [String] = [],
    environment: [String: String] = ProcessInfo.processInfo.environment,
    additions: [String: String] = [:], onOutput: @escaping (String) -> Void
  ) throws {
    folder = try TemporaryFolder(environment: environment)
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw SystemError("make a socket for the app", errno)
    }
    socket = ends[0]
    defer { close(ends[1]) }
    let variables = TestEnvironment(base: environment)
    let container = try variables.container(at: folder.path + "/container")
    var all = variables.common(container.merging(additions) { _, addition in addition })
    all["WINDFALL_AUTOMATION_FD"] = String(Self.childDescriptor)
    let launch = ChildLaunch(
      executable: executable.path, arguments: arguments, environment: all, descriptors: [Self.childDescriptor: ends[1]])
    child = try ChildProcess(launch, loop: loop, onOutput: onOutput)
    loop.watch(socket) { [weak self] in try self?.receive() }
  }

  deinit {
    child?.end()
    close(socket)
    folder.remove()
  }

  /// Sends a request and waits for the answer; a failure that the app reports is thrown.
  public func send(_ request: AutomationRequest) throws -> AutomationReply {
    try write(WireFrame.bytes(of: request))
    let reply = try AutomationReply(wireBytes: try nextMessage(within: Self.timeout + request.waitingTime))
    if case .failure(let failure) = reply { throw failure }
    return reply
  }

  private func nextMessage(within seconds: Double) throws -> [UInt8] {
    var isLate = false
    let timer = loop.schedule(after: seconds) { isLate = true }
    defer { loop.cancel(timer) }
    while true {
      if let message = try WireFrame.takeMessage(from: &received) { return message }
      if hasEnded || isLate { throw failure(isLate: isLate) }
      let count = received.count
      try loop.run { received.count != count || hasEnded || isLate }
    }
  }

  private func failure(isLate: Bool) -> BuildError {
    BuildError(
      .testsFailed,
      isLate
        ? "the app did not answer within \(Int(Self.timeout)) s" : "the app ended before it answered; see its output")
  }

  private func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw failure(isLate: false) }
      rest = rest.dropFirst(count)
    }
  }

  private func receive() throws {
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = recv(socket, &chunk, chunk.count, Int32(MSG_DONTWAIT))
    if count > 0 {
      received += chunk[..<count]
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      hasEnded = true
      loop.unwatch(socket)
    }
  }
}
