/// What a command left in the terminal.
struct CommandResult: Sendable {
  var status: Int32
  /// Whether a signal ended the command, which then has no status of its own.
  var wasSignalled: Bool
  var output: String
  var errors: String

  var lines: [String] { Self.lines(of: output) }

  /// What standard error says beside the progress of a build.
  var messages: [String] { Self.lines(of: errors).filter { !Self.isProgress($0) } }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { String($0) }
  }

  private static func isProgress(_ line: String) -> Bool {
    ["reading ", "lowering ", "compiling ", "linking ", "copying ", "using Windfall's own "].contains {
      line.hasPrefix($0)
    }
  }
}
