import Foundation

/// A report in the form of `llvm-cov export`: regions are those of the user's files, and segments are left out.
struct CoverageJSON: Codable {
  struct Share: Codable {
    var count: Int
    var covered: Int
    var notcovered: Int
    var percent: Double

    init(_ share: CoverageTotals.Share) {
      count = share.all
      covered = share.covered
      notcovered = share.all - share.covered
      percent = share.percent
    }
  }

  struct Summary: Codable {
    var lines: Share
    var functions: Share
    var instantiations: Share
    var regions: Share
    var branches: Share

    init(_ totals: CoverageTotals) {
      lines = Share(totals.lines)
      functions = Share(totals.functions)
      instantiations = functions
      regions = Share(totals.regions)
      branches = Share(totals.branches)
    }
  }

  struct File: Codable {
    var filename: String
    var target: String
    /// The number of each line with code, and how often it was run.
    var lines: [[Int]]
    var branches: [[Int]]
    var summary: Summary
  }

  struct Function: Codable {
    var name: String
    var count: Int
    var filenames: [String]
    /// From its first line and column to its last.
    var range: [Int]
    var regions: [[Int]]
  }

  struct Part: Codable {
    var files: [File]
    var functions: [Function]
    var totals: Summary
  }

  static let type = "llvm.coverage.json.export"

  var type = Self.type
  var version = "3.0.1"
  var data: [Part]

  init(_ report: CoverageReport) {
    let files = report.files.map { file in
      File(
        filename: file.path, target: file.target,
        lines: file.lines.sorted { $0.key < $1.key }.map { [$0.key, $0.value] },
        branches: file.branches.map { [$0.start.line, $0.start.column, $0.taken, $0.notTaken] },
        summary: Summary(file.totals))
    }
    let functions = report.files.flatMap { file in
      file.functions.map { function in
        let inside = file.regions.filter { function.start <= $0.start && $0.end <= function.end }
        return Function(
          name: function.name, count: function.count, filenames: [file.path],
          range: [function.start.line, function.start.column, function.end.line, function.end.column],
          regions: inside.map { [$0.start.line, $0.start.column, $0.end.line, $0.end.column, $0.count, 0, 0, 0] })
      }
    }
    data = [Part(files: files, functions: functions, totals: Summary(report.totals))]
  }

  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}
