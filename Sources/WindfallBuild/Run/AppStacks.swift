import Foundation

/// Asks the apps of a UI test that hangs where they are.
///
/// An app writes its stack to its log, where the kernel says when something was added.
struct AppStacks {
  /// Naming the places of a stack takes seconds where the frameworks carry debug information, as those of our own tests.
  private static let timeout: Double = 120

  private let processes: [pid_t]

  init(of processes: [pid_t]) { self.processes = processes }

  /// The stacks as lines, each app's below a line that names it.
  func collect() throws -> [String] {
    try processes.flatMap { try collect($0) }
  }

  private func collect(_ process: pid_t) throws -> [String] {
    let log = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/fd/2")) ?? ""
    guard log.hasPrefix("/"), let file = FileHandle(forReadingAtPath: log) else { return [] }
    let watcher = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard watcher >= 0 else { return [] }
    defer { close(watcher) }
    inotify_add_watch(watcher, log, UInt32(IN_MODIFY))
    _ = try? file.seekToEnd()
    var report = CrashReport()
    var text = ""
    var isOver = false
    kill(process, SIGQUIT)
    let waiting = EventLoop()
    waiting.watch(watcher) {
      var buffer = [UInt8](repeating: 0, count: 4096)
      while read(watcher, &buffer, buffer.count) > 0 {}
      text += String(decoding: file.availableData, as: UTF8.self)
      if text.contains("\nBacktrace took") { isOver = true }
    }
    waiting.schedule(after: Self.timeout) { isOver = true }
    try waiting.run { isOver }
    for line in text.split(separator: "\n") { _ = report.take(String(line)) }
    return report.calls.isEmpty ? [] : ["The app:"] + report.calls.map(\.text)
  }
}
