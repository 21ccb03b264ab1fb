import Foundation

/// The processes that a process has started, and those have, whatever groups they have put themselves into.
enum ProcessTree {
  /// Ends all that descend from a process, but not the process itself.
  static func killDescendants(of process: pid_t) {
    var ended: Set<pid_t> = []
    // What is started meanwhile is found the next time.
    while true {
      let found = descendants(of: process).filter { ended.insert($0).inserted }
      guard !found.isEmpty else { return }
      for descendant in found { kill(descendant, SIGKILL) }
    }
  }

  static func descendants(of process: pid_t) -> [pid_t] {
    var children: [pid_t: [pid_t]] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let number = pid_t(name), let parent = parent(of: number) else { continue }
      children[parent, default: []].append(number)
    }
    var result: [pid_t] = []
    var open = [process]
    while let next = open.popLast() {
      result += children[next] ?? []
      open += children[next] ?? []
    }
    return result
  }

  private static func parent(of process: pid_t) -> pid_t? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else { return nil }
    // The name of the program stands in brackets, and may itself have some.
    let text = String(decoding: data, as: UTF8.self)
    guard let end = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: end)...].split(separator: " ")
    return fields.count > 1 ? pid_t(fields[1]) : nil
  }
}
