import Foundation

/// The processes of this machine.
enum ProcessTable {
  private typealias Open = @convention(c) (Int32, UInt32) -> Int32

  /// How long a process that was killed may take to go.
  private static let patience: Int32 = 10_000

  /// The command lines of processes that have a text in their arguments or environment and do not end.
  static func survivors(of text: String) -> [String] {
    numbers(of: text).filter { !hasEnded($0) }.map { contents("/proc/\($0)/cmdline") }
  }

  private static func numbers(of text: String) -> [pid_t] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.compactMap { pid_t($0) }.filter { number in
      number != getpid() && ["cmdline", "environ"].contains { contents("/proc/\(number)/\($0)").contains(text) }
    }
  }

  private static func contents(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
      .replacingOccurrences(of: "\0", with: " ")
  }

  /// Waits for the end of a process; what is on its way out is no survivor.
  private static func hasEnded(_ process: pid_t) -> Bool {
    guard let open = dlsym(nil, "pidfd_open").map({ unsafeBitCast($0, to: Open.self) }) else {
      return kill(process, 0) != 0
    }
    let descriptor = open(process, 0)
    guard descriptor >= 0 else { return true }
    defer { close(descriptor) }
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, patience) > 0
  }
}
