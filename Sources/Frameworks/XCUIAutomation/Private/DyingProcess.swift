import Foundation

/// A process that has crashed and is still there, because the Swift runtime has its stack written.
enum DyingProcess {
  /// The runtime's program that writes stacks; the kernel knows the first 15 characters of its name.
  private static let writer = "swift-backtrace"

  /// Whether one of the process's threads has started the program.
  static func isDying(_ process: Int32) -> Bool {
    let tasks = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.contains { thread in
      text("\(tasks)/\(thread)/children").split(separator: " ").contains { child in
        text("/proc/\(child)/comm").hasPrefix(writer)
      }
    }
  }

  private static func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
}
