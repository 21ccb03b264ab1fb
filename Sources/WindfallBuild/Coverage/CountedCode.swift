/// What has been counted in one file, added up: it may be compiled into several products, and run on several machines.
struct CountedCode {
  struct Span: Hashable {
    var start: SourcePosition
    var end: SourcePosition
  }

  private var functions: [Span: CoveredFile.Function] = [:]
  private var regions: [Span: Int] = [:]
  private var branches: [SourcePosition: CoveredFile.Branch] = [:]

  var isEmpty: Bool { functions.isEmpty }

  mutating func addFunction(_ name: String, _ span: Span, count: Int) {
    functions[span, default: CoveredFile.Function(name: name, start: span.start, end: span.end, count: 0)].count +=
      count
  }

  mutating func addRegion(_ span: Span, count: Int) { regions[span, default: 0] += count }

  mutating func addBranch(_ start: SourcePosition, taken: Int, notTaken: Int) {
    branches[start, default: CoveredFile.Branch(start: start, taken: 0, notTaken: 0)].taken += taken
    branches[start]?.notTaken += notTaken
  }

  func file(path: String, target: String) -> CoveredFile {
    CoveredFile(
      path: path, target: target, functions: Array(functions.values),
      regions: regions.sorted { ($0.key.start, $1.key.end) < ($1.key.start, $0.key.end) }.map {
        CoveredFile.Region(start: $0.key.start, end: $0.key.end, count: $0.value)
      },
      branches: branches.values.sorted { $0.start < $1.start })
  }
}
