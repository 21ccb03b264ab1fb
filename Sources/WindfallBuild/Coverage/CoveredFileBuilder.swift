import Foundation

/// Collects what was counted in a compiled file, in the lines of the user's file.
struct CoveredFileBuilder {
  private let path: String
  private let target: String
  private let positions: LoweredPositions
  private var code = CountedCode()

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
  var file: CoveredFile? { code.isEmpty ? nil : code.file(path: path, target: target) }

  /// Adds the regions that a function has in the file; one that the lowering has written is left out.
  mutating func add(_ function: CoverageExport.Function, file: Int) {
    let regions = function.regions.filter { $0.file == file && $0.isCode }
    guard let first = regions.first, case .user = positions.origin(of: first.start), let whole = span(of: first) else {
      return
    }
    code.addFunction(function.name, whole, count: function.count)
    for region in regions { if let span = span(of: region) { code.addRegion(span, count: region.count) } }
    for branch in function.branches ?? [] where branch.file == file {
      guard let start = positions.origin(of: branch.start).position else { continue }
      code.addBranch(start, taken: branch.taken, notTaken: branch.notTaken)
    }
  }

  /// Nil where nothing of it is the user's.
  private func span(of region: CoverageExport.Region) -> CountedCode.Span? {
    let (start, end) = (positions.origin(of: region.start), positions.origin(of: region.end))
    if case .added(let place) = start, case .added(place) = end { return nil }
    guard let start = start.position, let end = end.position, start < end else { return nil }
    return CountedCode.Span(start: start, end: end)
  }
}
