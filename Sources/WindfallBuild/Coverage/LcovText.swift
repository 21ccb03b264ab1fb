/// A report in the form of `lcov`, which `genhtml` and most services read.
struct LcovText {
  let report: CoverageReport

  var text: String { report.files.map(record).joined() }

  private func record(_ file: CoveredFile) -> String {
    var lines = ["TN:", "SF:\(file.path)"]
    let names = Self.uniqueNames(file.functions)
    for (name, function) in zip(names, file.functions) { lines.append("FN:\(function.start.line),\(name)") }
    for (name, function) in zip(names, file.functions) { lines.append("FNDA:\(function.count),\(name)") }
    let totals = file.totals
    lines += ["FNF:\(totals.functions.all)", "FNH:\(totals.functions.covered)"]
    for (index, branch) in file.branches.enumerated() {
      for (way, count) in [branch.taken, branch.notTaken].enumerated() {
        let isReached = branch.taken + branch.notTaken > 0
        lines.append("BRDA:\(branch.start.line),\(index),\(way),\(isReached ? String(count) : "-")")
      }
    }
    if totals.branches.all > 0 { lines += ["BRF:\(totals.branches.all)", "BRH:\(totals.branches.covered)"] }
    for (line, count) in file.lines.sorted(by: { $0.key < $1.key }) { lines.append("DA:\(line),\(count)") }
    lines += ["LF:\(totals.lines.all)", "LH:\(totals.lines.covered)", "end_of_record"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Readers take two functions of one name in a file for one.
  private static func uniqueNames(_ functions: [CoveredFile.Function]) -> [String] {
    var seen: [String: Int] = [:]
    return functions.map { function in
      let count = seen[function.name, default: 0]
      seen[function.name] = count + 1
      return count == 0 ? function.name : "\(function.name).\(count)"
    }
  }
}
