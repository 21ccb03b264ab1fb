import Foundation
import WindfallCore

/// Writes failures as commands of GitHub's runner, which shows them at the lines of a change.
public final class GitHubReporter: Reporter {
  private let root: String
  private let write: (String) -> Void
  private var results = RunResults()

  /// Paths are shown as they are in the checkout, which is the current folder where the runner does not say.
  public init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    currentFolder: String = FileManager.default.currentDirectoryPath,
    write: @escaping (String) -> Void = ConsoleReporter.writeToStandardOutput
  ) {
    let root = environment["GITHUB_WORKSPACE"] ?? currentFolder
    self.root = root.hasSuffix("/") ? root : root + "/"
    self.write = write
  }

  public func report(_ event: TestEvent) {
    results.note(event)
    guard case .runEnded = event else { return }
    for outcome in results.outcomes {
      switch outcome.kind {
      case .failed:
        for issue in outcome.failures { annotate("error", issue, title: "\(outcome.test)") }
      case .flaky:
        for issue in outcome.failures { annotate("warning", issue, title: "flaky: \(outcome.test)") }
      case .passed, .skipped: break
      }
    }
  }

  private func annotate(_ command: String, _ issue: TestIssue, title: String) {
    var properties: [String] = []
    if let file = issue.file {
      properties.append("file=\(Self.property(file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file))")
      if let line = issue.line { properties.append("line=\(line)") }
    }
    properties.append("title=\(Self.property(title))")
    write("::\(command) \(properties.joined(separator: ","))::\(Self.data(issue.message))\n")
  }

  /// The runner reads a command to the end of its line.
  private static func data(_ text: String) -> String {
    VisibleText.of(
      text.replacing("%", with: "%25").replacing("\r\n", with: "%0A").replacing("\r", with: "%0D")
        .replacing("\n", with: "%0A"))
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
