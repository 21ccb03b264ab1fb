/// The page about how real projects fare.
public struct RealProjectsPage {
  public var results: [RealProjectResult]
  /// The name of the list of projects, beside which the page lies.
  public var list: String
  /// What they are, in the plural and in small letters.
  public var kind: String

  public init(results: [RealProjectResult], list: String, kind: String = "projects") {
    self.results = results
    self.list = list
    self.kind = kind
  }

  /// The page in Markdown.
  public var text: String {
    var lines = [
      "# Real \(kind)", "",
      "Other people's \(kind), unchanged, as `windfall projects` has run them; the command writes this page. Which they",
      "are, and what is expected of each, stands in [\(list)](\(list)). What passes though it is expected not to is an",
      "error as well, so that no reason outlives its cause.", "",
      "| Project | Tests | Passed | Failed | Skipped | Time |", "|---|---|---|---|---|---|",
    ]
    lines += results.map(row)
    let ran = results.filter(\.isThere)
    lines.append(
      "| **\(ReportText.count(ran.count, String(kind.dropLast())))** | \(ran.map(\.testCount).reduce(0, +)) "
        + "| \(ran.map(\.passed.count).reduce(0, +)) | \(ran.map(\.failed.count).reduce(0, +)) "
        + "| \(ran.map(\.skipped.count).reduce(0, +)) | \(Int(ran.map(\.seconds).reduce(0, +).rounded())) s |")
    lines += ["", "The time is that of the build and the tests together.", "", "## What does not pass"]
    let imperfect = results.filter { !$0.reasons.isEmpty || !$0.surprises.isEmpty }
    if imperfect.isEmpty { lines += ["", "Nothing: everything that runs passes."] }
    for result in imperfect { lines += section(on: result) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(of result: RealProjectResult) -> String {
    let project = result.project
    let address = "https://github.com/\(project.repository)/tree/\(project.commit)"
    let folder = project.folder.replacing(" ", with: "%20")
    let link = "[\(result.name)](\(folder.isEmpty ? address : "\(address)/\(folder)"))"
    guard result.isThere else { return "| \(link) | not there | | | | |" }
    guard result.testCount > 0 else { return "| \(link) | cannot run | | | | \(seconds(result)) |" }
    let missing =
      result.stopped.isEmpty ? "" : ", without \(ReportText.count(result.stopped.count, "target"))"
    return "| \(link) | \(result.testCount)\(missing) | \(result.passed.count) | \(result.failed.count) "
      + "| \(result.skipped.count) | \(seconds(result)) |"
  }

  private func seconds(_ result: RealProjectResult) -> String { "\(Int(result.seconds.rounded(.up))) s" }

  private func section(on result: RealProjectResult) -> [String] {
    var lines = ["", "### \(result.name)", ""]
    for (reason, names) in result.reasons {
      lines.append("- \(reason): \(names.map { "`\($0)`" }.joined(separator: ", "))")
    }
    lines += result.surprises.map { "- **Not expected:** \($0)" }
    if !result.stopped.isEmpty { lines += result.messages.map { "- The tool says: \($0)" } }
    return lines
  }
}
