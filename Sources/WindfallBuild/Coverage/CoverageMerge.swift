import Foundation

/// Joins the coverage that several machines have written with `--coverage-json`.
public struct CoverageMerge {
  private struct Span: Hashable {
    var start: SourcePosition
    var end: SourcePosition

    init?(_ numbers: [Int]) {
      guard numbers.count >= 4 else { return nil }
      start = SourcePosition(line: numbers[0], column: numbers[1])
      end = SourcePosition(line: numbers[2], column: numbers[3])
    }
  }

  /// What all parts together have counted in a file.
  private struct File {
    let target: String
    var functions: [Span: CoveredFile.Function] = [:]
    var regions: [Span: Int] = [:]
    var branches: [SourcePosition: CoveredFile.Branch] = [:]
    /// Of a report on changed lines, only those are there.
    var lines: Set<Int> = []

    init(target: String) { self.target = target }
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
        known.branches[start, default: CoveredFile.Branch(start: start, taken: 0, notTaken: 0)].taken += branch[2]
        known.branches[start]?.notTaken += branch[3]
      }
      files[file.filename] = known
    }
    // A closure's regions are those of the function around it too.
    var regions: [String: [Span: Int]] = [:]
    for function in part.functions {
      guard let name = function.filenames.first, let span = Span(function.range) else { continue }
      files[name]?.functions[
        span, default: CoveredFile.Function(name: function.name, start: span.start, end: span.end, count: 0)
      ].count += function.count
      for region in function.regions where region.count >= 5 {
        if let span = Span(region) { regions[name, default: [:]][span] = region[4] }
      }
    }
    for (name, counts) in regions { files[name]?.regions.merge(counts, uniquingKeysWith: +) }
  }

  /// The whole; paths in it start where the sources are.
  public func report(sourceRoot: String) -> CoverageReport {
    CoverageReport(files: files.map { Self.covered($0, $1) }, sourceRoot: sourceRoot)
  }

  private static func covered(_ path: String, _ file: File) -> CoveredFile {
    var covered = CoveredFile(
      path: path, target: file.target, functions: Array(file.functions.values),
      regions: file.regions.sorted { ($0.key.start, $1.key.end) < ($1.key.start, $0.key.end) }.map {
        CoveredFile.Region(start: $0.key.start, end: $0.key.end, count: $0.value)
      },
      branches: file.branches.values.sorted { $0.start < $1.start })
    covered.lines = covered.lines.filter { file.lines.contains($0.key) }
    return covered
  }
}
