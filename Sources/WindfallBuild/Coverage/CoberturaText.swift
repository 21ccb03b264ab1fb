/// A report in the form of Cobertura, which GitLab, Jenkins and Azure read.
struct CoberturaText {
  let report: CoverageReport
  /// Seconds since 1970; the reader wants to know when.
  let timestamp: Int

  var text: String {
    let totals = report.totals
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<!DOCTYPE coverage SYSTEM \"http://cobertura.sourceforge.net/xml/coverage-04.dtd\">",
    ]
    let attributes = [
      ("line-rate", Self.rate(totals.lines)), ("branch-rate", Self.rate(totals.branches)),
      ("lines-covered", "\(totals.lines.covered)"), ("lines-valid", "\(totals.lines.all)"),
      ("branches-covered", "\(totals.branches.covered)"), ("branches-valid", "\(totals.branches.all)"),
      ("complexity", "0"), ("version", "1"), ("timestamp", "\(timestamp)"),
    ]
    lines.append("<coverage\(Self.written(attributes))>")
    lines += [
      "  <sources>", "    <source>\(XMLText.escaped(report.sourceRoot))</source>", "  </sources>", "  <packages>",
    ]
    for (target, files) in report.targets { lines += package(target, files) }
    return (lines + ["  </packages>", "</coverage>"]).joined(separator: "\n") + "\n"
  }

  private func package(_ name: String, _ files: [CoveredFile]) -> [String] {
    let totals = files.map(\.totals).sum
    return ["    <package\(Self.written([("name", name)] + Self.rates(totals)))>", "      <classes>"]
      + files.flatMap(element) + ["      </classes>", "    </package>"]
  }

  private func element(_ file: CoveredFile) -> [String] {
    let path = report.shown(file.path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    var lines = [
      "        <class\(Self.written([("name", name), ("filename", path)] + Self.rates(file.totals)))>",
      "          <methods>",
    ]
    for function in file.functions {
      let share = CoverageTotals.Share(covered: function.count > 0 ? 1 : 0, all: 1)
      let attributes = [
        ("name", function.name), ("signature", ""), ("line-rate", Self.rate(share)), ("branch-rate", "1.0"),
        ("complexity", "0"),
      ]
      lines += [
        "            <method\(Self.written(attributes))>", "              <lines>",
        "                <line number=\"\(function.start.line)\" hits=\"\(function.count)\"/>",
        "              </lines>", "            </method>",
      ]
    }
    lines += ["          </methods>", "          <lines>"]
    let branches = Dictionary(grouping: file.branches, by: \.start.line)
    for (line, count) in file.lines.sorted(by: { $0.key < $1.key }) {
      lines.append("            <line number=\"\(line)\" hits=\"\(count)\"\(condition(branches[line] ?? []))/>")
    }
    return lines + ["          </lines>", "        </class>"]
  }

  private func condition(_ branches: [CoveredFile.Branch]) -> String {
    guard !branches.isEmpty else { return "" }
    let ways = branches.flatMap { [$0.taken, $0.notTaken] }
    let covered = ways.count { $0 > 0 }
    return " branch=\"true\" condition-coverage=\"\(covered * 100 / ways.count)% (\(covered)/\(ways.count))\""
  }

  private static func rates(_ totals: CoverageTotals) -> [(String, String)] {
    [("line-rate", rate(totals.lines)), ("branch-rate", rate(totals.branches)), ("complexity", "0")]
  }

  /// Between 0 and 1, with four digits.
  private static func rate(_ share: CoverageTotals.Share) -> String {
    guard share.all > 0, share.covered < share.all else { return "1.0" }
    let digits = String(share.covered * 10000 / share.all)
    return "0." + String(repeating: "0", count: 4 - digits.count) + digits
  }

  private static func written(_ pairs: [(String, String)]) -> String {
    pairs.map { " \($0.0)=\"\(XMLText.escaped($0.1, inAttribute: true))\"" }.joined()
  }
}
