import Foundation
import Testing

@testable import WindfallBuild

@Suite("Coverage reports")
struct CoverageReportTests {
  private static let file = CoveredFile(
    path: "/project/App/Thing & Co.swift", target: "App",
    functions: [
      .init(name: "$s1f", start: .init(line: 1, column: 10), end: .init(line: 3, column: 2), count: 2),
      .init(name: "$s1g", start: .init(line: 5, column: 10), end: .init(line: 6, column: 2), count: 0),
    ],
    regions: [
      .init(start: .init(line: 1, column: 10), end: .init(line: 3, column: 2), count: 2),
      .init(start: .init(line: 5, column: 10), end: .init(line: 6, column: 2), count: 0),
    ], branches: [.init(start: .init(line: 2, column: 3), taken: 2, notTaken: 0)])
  private let report = CoverageReport(files: [Self.file], sourceRoot: "/project")

  @Test func `the table has a line for each target and file`() {
    #expect(
      CoverageTable(report, style: ConsoleStyle(isColoured: false)).lines == [
        "Coverage                    lines  functions    regions   branches            ",
        "App                         60.0%      50.0%      50.0%      50.0%  ██████░░░░  3/5",
        "  App/Thing & Co.swift      60.0%      50.0%      50.0%      50.0%  ██████░░░░  3/5",
        "all                         60.0%      50.0%      50.0%      50.0%  ██████░░░░  3/5",
      ])
  }

  @Test func `lcov names functions, branches and lines`() {
    #expect(
      LcovText(report: report).text.split(separator: "\n") == [
        "TN:", "SF:/project/App/Thing & Co.swift", "FN:1,$s1f", "FN:5,$s1g", "FNDA:2,$s1f", "FNDA:0,$s1g", "FNF:2",
        "FNH:1", "BRDA:2,0,0,2", "BRDA:2,0,1,0", "BRF:2", "BRH:1", "DA:1,2", "DA:2,2", "DA:3,2", "DA:5,0", "DA:6,0",
        "LF:5", "LH:3", "end_of_record",
      ])
  }

  @Test func `Cobertura has rates, lines and conditions`() {
    let text = CoberturaText(report: report, timestamp: 7).text
    #expect(
      text.contains("<coverage line-rate=\"0.6000\" branch-rate=\"0.5000\" lines-covered=\"3\" lines-valid=\"5\""))
    #expect(text.contains("filename=\"App/Thing &amp; Co.swift\""))
    #expect(text.contains("<line number=\"2\" hits=\"2\" branch=\"true\" condition-coverage=\"50% (1/2)\"/>"))
    #expect(text.contains("<line number=\"5\" hits=\"0\"/>"))
  }

  @Test func `pages show the worst file first`() {
    let good = CoveredFile(
      path: "/project/Good.swift", target: "App", functions: [],
      regions: [.init(start: .init(line: 1, column: 1), end: .init(line: 1, column: 2), count: 1)])
    let pages = CoveragePages(report: CoverageReport(files: [good, Self.file], sourceRoot: "/project")).pages
    #expect(pages.map(\.name) == ["index.html", "file-1.html", "file-2.html"])
    #expect(pages[1].text.contains("App/Thing &amp; Co.swift"))
  }

  @Test func `only changed lines count`() {
    let diff = """
      diff --git a/App/Thing & Co.swift b/App/Thing & Co.swift
      --- a/App/Thing & Co.swift
      +++ b/App/Thing & Co.swift
      @@ -4,0 +5,2 @@ struct
      +func g() {
      +}
      @@ -9 +10,0 @@
      -gone
      """
    let kept = report.keeping(ChangedLines(diff: diff, root: "/project"))
    #expect(kept.files.map(\.lines) == [[5: 0, 6: 0]])
    #expect(kept.totals.functions == CoverageTotals.Share(covered: 0, all: 1))
    #expect(report.keeping(ChangedLines(diff: "", root: "/project")).files.isEmpty)
  }

  @Test func `a hundred means all`() {
    #expect(CoverageTotals.Share(covered: 9999, all: 10000).text == "99.9%")
    #expect(CoverageTotals.Share(covered: 1, all: 1).text == "100.0%")
    #expect(CoverageTotals.Share(covered: 0, all: 0).text == "-")
  }
}
