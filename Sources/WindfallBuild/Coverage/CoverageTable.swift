/// The coverage of each target and its files, with a bar, for a terminal.
public struct CoverageTable {
  private let report: CoverageReport
  private let style: ConsoleStyle

  public init(_ report: CoverageReport, style: ConsoleStyle = ConsoleStyle()) {
    self.report = report
    self.style = style
  }

  /// The lines of the table; the last one is the whole.
  public var lines: [String] {
    guard !report.files.isEmpty else { return ["Coverage: there is no code to be covered"] }
    var rows: [(name: String, totals: CoverageTotals, isTarget: Bool)] = []
    for (target, files) in report.targets {
      rows.append((target, files.map(\.totals).sum, true))
      for file in files { rows.append(("  \(report.shown(file.path))", file.totals, false)) }
    }
    rows.append(("all", report.totals, true))
    let width = rows.map(\.name.count).max() ?? 0
    // Code without a condition has none.
    let hasBranches = report.totals.branches.all > 0
    let heading = Self.row(
      "Coverage", width, ["lines", "functions", "regions"] + (hasBranches ? ["branches"] : []),
      String(repeating: " ", count: Self.barLength))
    return [style.bold(heading)]
      + rows.map { name, totals, isTarget in
        let columns = [totals.lines, totals.functions, totals.regions] + (hasBranches ? [totals.branches] : [])
        let shares = columns.map(\.text)
        let line =
          Self.row(VisibleText.of(name), width, shares, paint(Self.bar(totals.lines), totals.lines))
          + "  \(totals.lines.covered)/\(totals.lines.all)"
        return isTarget ? style.bold(line) : line
      }
  }

  private static let barLength = 10
  private static let columnLength = 11

  private static func row(_ name: String, _ width: Int, _ columns: [String], _ bar: String) -> String {
    let cells = columns.map { String(repeating: " ", count: max(1, columnLength - $0.count)) + $0 }.joined()
    return name + String(repeating: " ", count: max(0, width - name.count)) + cells + "  " + bar
  }

  private static func bar(_ share: CoverageTotals.Share) -> String {
    let full = share.all == 0 ? 0 : share.covered * barLength / share.all
    return String(repeating: "█", count: full) + String(repeating: "░", count: barLength - full)
  }

  private func paint(_ bar: String, _ share: CoverageTotals.Share) -> String {
    switch share.percent {
    case 80...: style.green(bar)
    case 50..<80: style.yellow(bar)
    default: style.red(bar)
    }
  }
}
