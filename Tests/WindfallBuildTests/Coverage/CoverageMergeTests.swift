import Foundation
import Testing

@testable import WindfallBuild

@Suite("Coverage of several machines")
struct CoverageMergeTests {
  /// A function with a closure in it, and one that only the second machine knows.
  private func part(_ counts: (function: Int, closure: Int), _ other: Int?) -> CoverageReport {
    func place(_ line: Int, _ column: Int) -> SourcePosition { SourcePosition(line: line, column: column) }
    var functions: [CoveredFile.Function] = [
      .init(name: "$s1f", start: place(1, 10), end: place(4, 2), count: counts.function),
      .init(name: "$s1fU_", start: place(2, 3), end: place(3, 4), count: counts.closure),
    ]
    var regions = functions.map { CoveredFile.Region(start: $0.start, end: $0.end, count: $0.count) }
    if let other {
      functions.append(.init(name: "$s1g", start: place(6, 1), end: place(6, 20), count: other))
      regions.append(.init(start: place(6, 1), end: place(6, 20), count: other))
    }
    let branch = CoveredFile.Branch(start: place(2, 5), taken: counts.closure, notTaken: counts.function)
    let file = CoveredFile(
      path: "/p/A.swift", target: "App", functions: functions, regions: regions, branches: [branch])
    return CoverageReport(files: [file], sourceRoot: "/p")
  }

  private func files(_ reports: CoverageReport..., body: ([String]) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (index, report) in reports.enumerated() {
      let file = folder.appendingPathComponent("\(index).json")
      try CoverageJSON(report).text.write(to: file, atomically: true, encoding: .utf8)
      paths.append(file.path)
    }
    try body(paths)
  }

  @Test("Counts are added up, and what one machine alone has is kept")
  func sum() throws {
    try files(part((2, 0), nil), part((1, 3), 0)) { paths in
      let whole = try CoverageMerge(paths: paths).report(sourceRoot: "/p")
      #expect(whole == part((3, 3), 0))
    }
  }

  @Test("One report stays what it was, also one of changed lines only")
  func single() throws {
    let report = part((2, 1), 1)
    let diff = "--- a/A.swift\n+++ b/A.swift\n@@ -5,0 +6 @@\n+func g() {}\n"
    for report in [report, report.keeping(ChangedLines(diff: diff, root: "/p"))] {
      try files(report) { paths in
        let whole = try CoverageMerge(paths: paths).report(sourceRoot: "/p")
        #expect(whole == report)
      }
    }
  }

  @Test("What is missing or no such report is named")
  func damaged() throws {
    try files(part((1, 1), nil)) { paths in
      let file = try #require(paths.first)
      #expect(throws: BuildError.self) { try CoverageMerge(paths: [file, file + ".gone"]) }
      try Data("{\"data\": []}".utf8).write(to: URL(fileURLWithPath: file))
      let error = #expect(throws: BuildError.self) { try CoverageMerge(paths: [file]) }
      #expect(error?.message.hasPrefix(file) == true)
    }
  }
}
