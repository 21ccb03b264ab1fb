import Foundation
import WindfallCore

/// The process that forks an app for every launch of a UI test.
final class AppTemplate {
  /// The socket that takes launch requests, from the moment that this object exists.
  let socketPath: String
  private(set) var child: ChildProcess?

  /// Starts the template; the socket is open before it runs, so that a first request waits instead of failing.
  init(
    app: String, socketPath: String, environment: [String: String], loop: EventLoop,
    onOutput: @escaping (String) throws -> Void
  ) throws {
    self.socketPath = socketPath
    let listener = try Self.listen(at: socketPath)
    // With this end closed, the end of the template is the end of the socket.
    defer { close(listener) }
    let inherited: Int32 = 3
    var environment = environment.merging(TemplateEnvironment.containerRoom) { _, room in room }
    environment.merge(TemplateEnvironment.earlyBinding) { own, _ in own }
    environment["WINDFALL_TEMPLATE_FD"] = String(inherited)
    let launch = ChildLaunch(executable: app, environment: environment, descriptors: [inherited: listener])
    child = try ChildProcess(launch, loop: loop, onOutput: onOutput)
  }

  var isRunning: Bool { child?.status == nil }

  /// Ends the template and its apps.
  func end() {
    child?.end()
    unlink(socketPath)
  }

  /// The apps that run now.
  var apps: [pid_t] {
    guard let process = child?.processID else { return [] }
    let file = "/proc/\(process)/task/\(process)/children"
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { pid_t($0) }
  }

  private static func listen(at path: String) throws -> Int32 {
    unlink(path)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw SystemError("listen at \(path)", ENAMETOOLONG)
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    guard descriptor >= 0, bound == 0, Glibc.listen(descriptor, 16) == 0 else {
      let error = errno
      if descriptor >= 0 { close(descriptor) }
      throw SystemError("listen at \(path)", error)
    }
    return descriptor
  }
}
