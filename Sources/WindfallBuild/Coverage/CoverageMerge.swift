import Foundation

/// Joins the coverage that several machines have written with `--coverage-json`.
public struct CoverageMerge {
  private struct File {
    let target: String
    var code = CountedCode()
    /// Of a report on changed lines, only those are there.
    var lines: Set<Int> = []
  }

  private var files: [String: File] = [:]

  /// Reads the files; throws where one is not there, or is no report of that kind.
  public init(paths: [String]) throws(BuildError) {
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw BuildError(.unreadableProject, "\(path): there is no such report")
      }
      guard let report = try? JSONDecoder().decode(CoverageJSON.self, from: data), report.type == CoverageJSON.type
      else {
        throw BuildError(.unreadableProject, "\(path): this is no report of --coverage-json, or it is damaged")
      }
      for part in report.data { add(part) }
    }
  }

  private mutating func add(_ part: CoverageJSON.Part) {
    for file in part.files {
      var known = files[file.filename] ?? File(target: file.target)
      known.lines.formUnion(file.lines.compactMap(\.first))
      for branch in file.branches where branch.count >= 4 {
        let start = SourcePosition(line: branch[0], column: branch[1])
        known.code.addBranch(start, taken: branch[2], notTaken: branch[3])
      }
      files[file.filename] = known
    }
    // A closure's regions are those of the function around it too.
    var regions: [String: [CountedCode.Span: Int]] = [:]
    for function in part.functions {
      guard let name = function.filenames.first, let span = Self.span(function.range) else { continue }
      files[name]?.code.addFunction(function.name, span, count: function.count)
      for region in function.regions where region.count >= 5 {
        if let span = Self.span(region) { regions[name, default: [:]][span] = region[4] }
      }
    }
    for (name, counts) in regions {
      for (span, count) in counts { files[name]?.code.addRegion(span, count: count) }
    }
  }

  private static func span(_ numbers: [Int]) -> CountedCode.Span? {
    guard numbers.count >= 4 else { return nil }
    return CountedCode.Span(
      start: SourcePosition(line: numbers[0], column: numbers[1]),
      end: SourcePosition(line: numbers[2], column: numbers[3]))
  }

  /// The whole; paths in it start where the sources are.
  public func report(sourceRoot: String) -> CoverageReport {
    CoverageReport(files: files.map { Self.covered($0, $1) }, sourceRoot: sourceRoot)
  }

  private static func covered(_ path: String, _ file: File) -> CoveredFile {
    var covered = file.code.file(path: path, target: file.target)
    covered.lines = covered.lines.filter { file.lines.contains($0.key) }
    return covered
  }
}
