/// Nothing sleeps: sources wait on the run loop, a descriptor or a task, and tests settle on events.
enum SleepCheck {
  private static let names: Set<String> = ["sleep", "usleep", "nanosleep", "sleepForTimeInterval"]

  /// The calls of a Swift file; what stands in texts is not called.
  static func findings(in file: SourceFile) -> [Finding] {
    guard file.text.contains("sleep") else { return [] }
    return file.calls.filter { names.contains($0.name) }.map {
      Finding(path: file.path, line: $0.line, message: "\($0.name) is called; wait for an event instead")
    }
  }

  /// What stands in for the C library's own functions, sleep among them.
  private static let standIn = "Sources/CVirtualTime/"

  /// The calls of a C file.
  static func findings(path: String, text: String) -> [Finding] {
    guard !path.hasPrefix(standIn) else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      let words = line.split { !$0.isLetter && $0 != "_" && $0 != "(" }
      // Each word with the parenthesis that follows it: "if(sleep(1))" is a call of sleep.
      let callees = words.flatMap { $0.split(separator: "(", omittingEmptySubsequences: false).dropLast() }
      guard callees.contains(where: { names.contains(String($0)) }) else { return nil }
      return Finding(path: path, line: index + 1, message: "sleeps; wait for an event instead")
    }
  }
}
