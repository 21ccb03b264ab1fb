import Foundation

/// Collects what was counted in a compiled file, in the lines of the user's file.
struct CoveredFileBuilder {
  private struct Span: Hashable {
    var start: SourcePosition
    var end: SourcePosition
  }

  private let path: String
  private let target: String
  private let positions: LoweredPositions
  private var functions: [Span: CoveredFile.Function] = [:]
  private var regions: [Span: Int] = [:]
  private var branches: [SourcePosition: CoveredFile.Branch] = [:]

  /// Nil when a file is gone.
  init?(_ file: MeasuredFile, target: String) {
    guard let original = FileManager.default.contents(atPath: file.original.path),
      let lowered = FileManager.default.contents(atPath: file.compiled.path)
    else { return nil }
    path = file.original.path
    self.target = target
    positions = LoweredPositions(
      original: [UInt8](original), lowered: [UInt8](lowered), changes: file.changes,
      headerLines: file.original == file.compiled ? 0 : 1)
  }

  /// The file, unless it has no code.
  var file: CoveredFile? {
    guard !functions.isEmpty else { return nil }
    return CoveredFile(
      path: path, target: target, functions: Array(functions.values),
      regions: regions.sorted { ($0.key.start, $1.key.end) < ($1.key.start, $0.key.end) }.map {
        CoveredFile.Region(start: $0.key.start, end: $0.key.end, count: $0.value)
      },
      branches: branches.values.sorted { $0.start < $1.start })
  }

  /// Adds the regions that a function has in the file; one that the lowering has written is left out.
  mutating func add(_ function: CoverageExport.Function, file: Int) {
    let code = function.regions.filter { $0.file == file && $0.isCode }
    guard let first = code.first, case .user = positions.origin(of: first.start), let whole = span(of: first) else {
      return
    }
    // A file is compiled into several products at times, and a function made for several types.
    functions[
      whole,
      default: CoveredFile.Function(name: function.name, start: whole.start, end: whole.end, count: 0)
    ].count += function.count
    for region in code {
      guard let span = span(of: region) else { continue }
      regions[span, default: 0] += region.count
    }
    for branch in function.branches ?? [] where branch.file == file {
      guard let start = positions.origin(of: branch.start).position else { continue }
      branches[start, default: CoveredFile.Branch(start: start, taken: 0, notTaken: 0)].taken += branch.taken
      branches[start]?.notTaken += branch.notTaken
    }
  }

  /// Nil where nothing of it is the user's.
  private func span(of region: CoverageExport.Region) -> Span? {
    let (start, end) = (positions.origin(of: region.start), positions.origin(of: region.end))
    if case .added(let place) = start, case .added(place) = end { return nil }
    guard let start = start.position, let end = end.position, start < end else { return nil }
    return Span(start: start, end: end)
  }
}
