import Foundation

/// What a process has started, and what that has started in turn.
enum ProcessTree {
  /// Ends all descendants of a process; the process itself is left stopped, so that it can start no more.
  static func end(descendantsOf process: pid_t) {
    kill(process, SIGSTOP)
    var found: [pid_t] = []
    var known: Set<pid_t> = [process]
    // A process that was running when the table was read may have started another since.
    while case let new = descendants(of: known), !new.isEmpty {
      for child in new { kill(child, SIGSTOP) }
      known.formUnion(new)
      found += new
    }
    for child in found { kill(child, SIGKILL) }
  }

  /// The processes whose parents are known, without those that are known themselves.
  private static func descendants(of known: Set<pid_t>) -> [pid_t] {
    var parents: [pid_t: pid_t] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      if let process = pid_t(name) { parents[process] = parent(of: process) }
    }
    return parents.keys.filter { process in
      guard let parent = parents[process] else { return false }
      return known.contains(parent) && !known.contains(process)
    }
  }

  /// The number after the process's name, which is in parentheses and may have any characters, and its state.
  private static func parent(of process: pid_t) -> pid_t? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else { return nil }
    let fields = String(decoding: data, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 1 ? pid_t(fields[1]) : nil
  }
}
