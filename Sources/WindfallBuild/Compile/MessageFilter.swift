import WindfallLowering

/// Makes a tool's output speak of the user's files only, and of each problem once.
struct MessageFilter: Sendable {
  private let files: [(lowered: String, original: String)]
  private var shown: Set<String> = []
  private var isHidden = false

  init(files: [(lowered: String, original: String)]) {
    // In what was lowered a path stands as a literal, which the compiler shows as it is written.
    let written = files.map { file in
      (lowered: String(file.original.swiftLiteral.dropFirst().dropLast()), original: file.original)
    }
    self.files = files + written.filter { $0.lowered != $0.original }
  }

  /// Takes the next line of the output; answers what is to be shown of it, if anything.
  mutating func take(_ line: String) -> String? {
    let line = withUserPaths(line)
    if Self.isSummary(line) { return nil }
    // The compiler reads a file once for the module and once for its object, and finds what is wrong twice.
    if Self.isHeading(line) { isHidden = Self.isOfLinux(line) || !shown.insert(line).inserted }
    return isHidden ? nil : line
  }

  private func withUserPaths(_ line: String) -> String {
    guard let match = files.first(where: { line.contains($0.lowered) }) else { return line }
    return line.replacing(match.lowered, with: match.original)
  }

  /// Whether a line begins a message: `File.swift:3:7: error: …`, or one that belongs to no file.
  private static func isHeading(_ line: String) -> Bool {
    let kinds = ["error: ", "warning: ", "note: ", "remark: "]
    if kinds.contains(where: line.hasPrefix) { return true }
    guard kinds.contains(where: { line.contains(": \($0)") }) else { return false }
    return line.contains(#/:\d+:\d+: /#) || line.hasPrefix("<unknown>:0: ")
  }

  /// Whether a line warns of what is right on iOS, where nobody needs to keep the timer, or of what the lowering wrote.
  private static func isOfLinux(_ line: String) -> Bool {
    line.contains("warning: result of call to 'scheduledTimer(") && line.contains("' is unused")
      || line.contains("warning: 'nonisolated(unsafe)' is unnecessary for a constant with 'Sendable' type")
  }

  /// Whether a line only tells that one of the compiler's processes failed, whose own messages are shown.
  private static func isSummary(_ line: String) -> Bool {
    line.hasPrefix("error: ") && line.contains(" command failed with exit code ")
  }
}
