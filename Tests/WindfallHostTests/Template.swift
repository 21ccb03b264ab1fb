import Foundation
import WindfallCore
@testable import XCUIAutomation

/// A template process of `HostFixture`, ended with this object.
final class Template {
  let folder: URL
  private var process: pid_t = 0
  /// A template without a parent lives for as long as it has a client.
  private var owner: UnixSocket?

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("windfall-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let listener = try UnixSocket.listening(at: socketPath)
    defer { listener.close() }
    let fixture = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("HostFixture").path
    var environment = ProcessInfo.processInfo.environment
    environment.merge(TemplateEnvironment.containerRoom) { _, new in new }
    environment["WINDFALL_TEMPLATE_FD"] = "3"
    environment["SWIFT_BACKTRACE"] = "enable=yes,color=no,interactive=no"
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, listener.descriptor, 3)
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(fixture), nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    let error = posix_spawn(&process, fixture, &actions, nil, &arguments, &variables)
    guard error == 0 else { throw UnixSocket.Failure.system("spawn", error) }
    owner = try connect()
  }

  deinit {
    kill(process, SIGTERM)
    owner?.close()
    var status: Int32 = 0
    waitpid(process, &status, 0)
    try? FileManager.default.removeItem(at: folder)
  }

  var socketPath: String { folder.appendingPathComponent("socket").path }
  var log: String { (try? String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)) ?? "" }

  func connect() throws -> UnixSocket { try UnixSocket(connectingTo: socketPath) }

  func launch(arguments: [String] = [], environment: [String: String] = [:]) throws -> LaunchedApp {
    let container = folder.appendingPathComponent("container")
    try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
    let request = TemplateRequest(
      arguments: arguments, environment: environment, container: container.path,
      log: folder.appendingPathComponent("log").path)
    let template = try connect()
    let (own, other) = try UnixSocket.pair()
    defer { other.close() }
    try template.send(request.bytes, passing: other.descriptor)
    return LaunchedApp(template: template, automation: own, launched: try template.reply())
  }
}

extension ElementQuery {
  static func element(named name: String) -> ElementQuery {
    ElementQuery(steps: [.descendants(.any), .matching(.type(.any, text: name)), .select(.only)])
  }
}

extension UnixSocket {
  func reply() throws -> TemplateReply {
    try TemplateReply(bytes: try receive(count: TemplateReply.size, until: Deadline(seconds: 60)))
  }

  static func listening(at path: String) throws -> UnixSocket {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard descriptor >= 0, bound == 0, listen(descriptor, 8) == 0 else { throw Failure.system("listen", errno) }
    return UnixSocket(descriptor: descriptor)
  }
}
