import Foundation
import WindfallCore

/// Writes a run as the XML that build servers read, all of it at the end.
public final class JUnitReporter: Reporter {
  /// One `testcase` element.
  private struct Case {
    var name: String
    var duration: Double = 0
    var isSkipped = false
    var issues: [TestIssue] = []
    /// The failures of earlier runs of the test, which do not count.
    var retried: [TestIssue] = []
    var output: [TestOutput.Stream: [String]] = [:]
    var attachments: [String] = []
  }

  /// One `testsuite` element: a class, or a target for what happens outside of classes.
  private struct Suite {
    var name: String
    var cases: [Case] = []
  }

  private let file: ReportFile
  private let attachments: AttachmentFiles
  private var suites: [Suite] = []
  private var running: Case?
  private var retried: [TestIdentifier: [TestIssue]] = [:]

  /// Throws when the file cannot be written.
  public init(path: String, attachmentFolder: String? = nil) throws(BuildError) {
    file = try ReportFile(path: path)
    attachments = AttachmentFiles(folder: attachmentFolder)
  }

  public func report(_ event: TestEvent) throws {
    switch event {
    case .testStarted(let test): running = Case(name: test.method ?? test.description)
    case .issueRecorded(let issue): note(issue)
    case .output(let output): running?.output[output.stream, default: []].append(output.text)
    case .testFinished(let test, let status, let duration):
      guard var finished = running else { return }
      finished.duration = duration
      finished.isSkipped = status == .skipped
      running = nil
      if status == .retried {
        retried[test, default: []] += finished.issues
        return
      }
      finished.retried = retried.removeValue(forKey: test) ?? []
      finished.attachments = attachments.files(of: test)
      add(finished, to: test)
    case .runEnded(_, let duration): try file.write(document(duration: duration))
    case .runStarted, .targetStarted, .classStarted, .activityStarted, .activityEnded, .timeAllowed, .measured,
      .classFinished,
      .targetFinished:
      break
    }
  }

  private func note(_ issue: TestIssue) {
    // The format has no place for what is neither a failure nor a skip.
    if issue.kind == .warning { return }
    if issue.test.method != nil {
      running?.issues.append(issue)
    } else {
      add(Case(name: issue.test.className == nil ? "(target)" : "(class)", issues: [issue]), to: issue.test)
    }
  }

  private func add(_ item: Case, to test: TestIdentifier) {
    let name = [test.target, test.className].compactMap { $0 }.joined(separator: ".")
    let index = suites.firstIndex { $0.name == name } ?? suites.endIndex
    if index == suites.endIndex { suites.append(Suite(name: name)) }
    suites[index].cases.append(item)
  }

  // MARK: - XML

  private func document(duration: Double) -> String {
    let cases = suites.flatMap(\.cases)
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    // The schema of Jenkins has skipped tests in suites only.
    let all = totals(cases).filter { $0.0 != "skipped" } + [("time", ReportText.milliseconds(duration))]
    lines.append("<testsuites\(Self.attributes(all))>")
    for suite in suites {
      let time = ReportText.milliseconds(suite.cases.reduce(0) { $0 + $1.duration })
      let attributes = [("name", suite.name)] + totals(suite.cases) + [("time", time)]
      lines.append("  <testsuite\(Self.attributes(attributes))>")
      for item in suite.cases { lines += element(item, className: suite.name) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func totals(_ cases: [Case]) -> [(String, String)] {
    let failures = cases.filter { Self.failure(of: $0)?.kind == .assertion }.count
    let errors = cases.filter { Self.failure(of: $0) != nil }.count - failures
    let skipped = cases.filter(\.isSkipped).count
    return [
      ("tests", "\(cases.count)"), ("failures", "\(failures)"), ("errors", "\(errors)"), ("skipped", "\(skipped)"),
    ]
  }

  /// What decides how a case counts: a case counts once, however many issues it has.
  private static func failure(of item: Case) -> TestIssue? { item.issues.first(where: \.kind.isFailure) }

  private func element(_ item: Case, className: String) -> [String] {
    var children: [String] = []
    let tag = Self.failure(of: item) == nil ? "flakyFailure" : "rerunFailure"
    for issue in item.retried {
      let attributes = [("message", String(issue.message.prefix { !$0.isNewline })), ("type", issue.kind.rawValue)]
      children.append(
        "      <\(tag)\(Self.attributes(attributes))>\(XMLText.escaped(Self.details(issue)))</\(tag)>")
    }
    for issue in item.issues {
      let details = XMLText.escaped(Self.details(issue))
      let message = ("message", String(issue.message.prefix { !$0.isNewline }))
      switch issue.kind {
      case .warning: break
      case .skip: children.append("      <skipped\(Self.attributes([message]))/>")
      case .assertion:
        children.append(
          "      <failure\(Self.attributes([message, ("type", issue.kind.rawValue)]))>\(details)</failure>")
      case .unexpectedError, .unimplemented, .crash, .hang, .earlyExit, .launch, .build:
        children.append("      <error\(Self.attributes([message, ("type", issue.kind.rawValue)]))>\(details)</error>")
      }
    }
    for (stream, tag) in [(TestOutput.Stream.standardOutput, "system-out"), (.standardError, "system-err")] {
      var lines = item.output[stream] ?? []
      // The form that Jenkins and GitLab look for.
      if stream == .standardOutput { lines += item.attachments.map { "[[ATTACHMENT|\($0)]]" } }
      guard !lines.isEmpty else { continue }
      children.append("      <\(tag)>\(XMLText.escaped(lines.joined(separator: "\n")))</\(tag)>")
    }
    let attributes = Self.attributes([
      ("classname", className), ("name", item.name), ("time", ReportText.milliseconds(item.duration)),
    ])
    if children.isEmpty { return ["    <testcase\(attributes)/>"] }
    return ["    <testcase\(attributes)>"] + children + ["    </testcase>"]
  }

  private static func details(_ issue: TestIssue) -> String {
    var lines = issue.message.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).dropFirst().map {
      String($0)
    }
    if let path = issue.file { lines.insert(issue.line.map { "\(path):\($0)" } ?? path, at: 0) }
    lines += issue.backtrace
    if let tree = issue.elementTree { lines += ElementTreeExcerpt(tree, about: issue.message).lines }
    return lines.joined(separator: "\n")
  }

  private static func attributes(_ pairs: [(String, String)]) -> String {
    pairs.map { " \($0.0)=\"\(XMLText.escaped($0.1, inAttribute: true))\"" }.joined()
  }
}
