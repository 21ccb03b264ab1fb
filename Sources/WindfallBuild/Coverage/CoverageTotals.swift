/// How much of some code was run.
public struct CoverageTotals: Sendable, Equatable {
  /// How many of all.
  public struct Share: Sendable, Equatable {
    public var covered = 0
    public var all = 0

    /// Of a hundred; nothing is left out of nothing.
    public var percent: Double { all == 0 ? 100 : Double(covered) / Double(all) * 100 }

    /// With one digit after the point, and 100 only where nothing is missing.
    public var text: String {
      guard all > 0 else { return "-" }
      let tenths = covered * 1000 / all
      return "\(tenths / 10).\(tenths % 10)%"
    }

    static func + (left: Share, right: Share) -> Share {
      Share(covered: left.covered + right.covered, all: left.all + right.all)
    }
  }

  public var lines = Share()
  public var functions = Share()
  public var regions = Share()
  public var branches = Share()

  static func + (left: CoverageTotals, right: CoverageTotals) -> CoverageTotals {
    CoverageTotals(
      lines: left.lines + right.lines, functions: left.functions + right.functions,
      regions: left.regions + right.regions, branches: left.branches + right.branches)
  }
}

extension Sequence<CoverageTotals> {
  var sum: CoverageTotals { reduce(CoverageTotals()) { $0 + $1 } }
}
