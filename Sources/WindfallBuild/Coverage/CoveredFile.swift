/// How often the code of one source file was run.
struct CoveredFile: Sendable, Equatable {
  /// A function, or a closure.
  struct Function: Sendable, Equatable {
    var name: String
    var start: SourcePosition
    var end: SourcePosition
    var count: Int
  }

  /// A piece of code that runs as a whole or not at all.
  struct Region: Sendable, Equatable {
    var start: SourcePosition
    var end: SourcePosition
    var count: Int
  }

  /// The two ways out of a condition.
  struct Branch: Sendable, Equatable {
    var start: SourcePosition
    var taken: Int
    var notTaken: Int
  }

  var path: String
  var target: String
  /// In the order of the file.
  var functions: [Function]
  var regions: [Region]
  var branches: [Branch] = []
  /// How often the lines with code were run, by their numbers.
  var lines: [Int: Int]

  init(path: String, target: String, functions: [Function], regions: [Region], branches: [Branch] = []) {
    self.path = path
    self.target = target
    self.functions = functions.sorted { ($0.start, $0.end, $0.name) < ($1.start, $1.end, $1.name) }
    self.regions = regions
    self.branches = branches
    lines = CoveredLines(regions).counts
  }

  var totals: CoverageTotals {
    CoverageTotals(
      lines: Self.count(lines.values), functions: Self.count(functions.map(\.count)),
      regions: Self.count(regions.map(\.count)), branches: Self.count(branches.flatMap { [$0.taken, $0.notTaken] }))
  }

  private static func count(_ counts: some Collection<Int>) -> CoverageTotals.Share {
    CoverageTotals.Share(covered: counts.count { $0 > 0 }, all: counts.count)
  }

  /// Only what touches one of the lines.
  func keeping(_ kept: Set<Int>) -> CoveredFile {
    var file = self
    file.lines = lines.filter { kept.contains($0.key) }
    file.functions.removeAll { function in !(function.start.line...function.end.line).contains { kept.contains($0) } }
    file.regions.removeAll { region in !(region.start.line...region.end.line).contains { kept.contains($0) } }
    file.branches.removeAll { !kept.contains($0.start.line) }
    return file
  }
}
