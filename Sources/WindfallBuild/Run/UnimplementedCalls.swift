import Foundation
import WindfallCore

/// What the tests of a run have called that is declared and not there.
final class UnimplementedCalls {
  private let policy: UnsupportedPolicy
  private let sourceRoot: String
  private let symbolizer: CallSymbolizer
  private(set) var tests: [String: Set<TestIdentifier>] = [:]
  private var launched: Set<String> = []

  init(policy: UnsupportedPolicy, sourceRoot: String, symbolizer: CallSymbolizer = CallSymbolizer()) {
    self.policy = policy
    self.sourceRoot = sourceRoot.hasSuffix("/") ? sourceRoot : sourceRoot + "/"
    self.symbolizer = symbolizer
  }

  /// Takes an issue as a process sends it: the message is the name, and the backtrace the places of the calls. Answers
  /// it as it is reported; nil where that has been said of the app's launch already.
  func take(_ issue: TestIssue) -> TestIssue? {
    guard issue.kind == .unimplemented else { return issue }
    var issue = issue
    let name = issue.message
    let place = symbolizer.places(of: issue.backtrace).first { $0.file.hasPrefix(sourceRoot) }
    let file = place.map { URL(fileURLWithPath: $0.file).lastPathComponent }
    let isInTest = issue.test.className != nil
    let caller = place.map { "; called in \(file ?? ""):\($0.line)" } ?? ""
    issue.backtrace = []
    issue.message = "\(name) is not there yet\(caller)"
    if isInTest {
      tests[name, default: []].insert(issue.test)
      (issue.file, issue.line) = (place?.file, place?.line)
      if policy == .warn { issue.kind = .warning }
    } else {
      issue.kind = .warning
      issue.message = "outside of tests: \(issue.message)"
      guard launched.insert(issue.test.target + issue.message).inserted else { return nil }
    }
    return issue
  }

  /// Takes what was called elsewhere.
  func add(_ others: [String: Set<TestIdentifier>]) { tests.merge(others) { $0.union($1) } }

  /// One line about all of them; nil where there were none.
  var summary: String? {
    guard !tests.isEmpty else { return nil }
    let count = tests.values.reduce(into: Set()) { $0.formUnion($1) }.count
    let names = tests.keys.sorted().joined(separator: ", ")
    let verb = policy == .fail ? "failed" : "called them"
    return "\(ReportText.count(tests.count, "name")) of Apple's \(tests.count == 1 ? "is" : "are") not there yet, and "
      + "\(ReportText.count(count, "test")) \(policy == .fail ? "\(verb) for \(tests.count == 1 ? "it" : "them")" : verb): "
      + names
  }
}
