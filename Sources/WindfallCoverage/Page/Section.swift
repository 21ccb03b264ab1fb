/// One framework on the page.
struct Section {
  let name: String
  let rows: [(symbol: ReferenceSymbol, status: CoverageStatus)]

  init(name: String, rows: [(ReferenceSymbol, CoverageStatus)]) {
    self.name = name
    self.rows = rows.sorted { left, right in
      (-left.0.projects, -left.0.uses, left.0.path) < (-right.0.projects, -right.0.uses, right.0.path)
    }
  }

  func count(_ condition: (CoverageStatus) -> Bool) -> Int { rows.count { condition($0.status) } }

  var differing: Int {
    count { status in
      if case .differs = status { true } else { false }
    }
  }

  /// How much of what the surveyed projects use can be used.
  var usedShare: String {
    let used = rows.filter { $0.symbol.projects > 0 && $0.status != .notOnIOS }
    let all = used.map(\.symbol.projects).reduce(0, +)
    guard all > 0 else { return "–" }
    let usable = used.filter { $0.status != .missing && $0.status != .notOnIOS }.map(\.symbol.projects).reduce(0, +)
    return "\(usable * 100 / all) %"
  }

  var text: String {
    let missing = rows.filter { $0.status == .missing }.map(\.symbol)
    let supported = rows.filter { $0.status == .supported }.map(\.symbol)
    var parts = ["## \(name)", ""]
    if differing > 0 {
      parts += ["| differs | projects | how |", "|---|---|---|"]
      for row in rows {
        guard case .differs(let text) = row.status else { continue }
        parts.append("| `\(row.symbol.path)` | \(row.symbol.projects) | \(text) |")
      }
      parts.append("")
    }
    parts += Self.paragraphs("Missing", missing) + Self.paragraphs("Supported", supported)
    parts += Self.paragraphs("Not on iOS", rows.filter { $0.status == .notOnIOS }.map(\.symbol))
    return parts.joined(separator: "\n")
  }

  /// Names with the number of projects that use them, the most used first; those that none uses in a line of their own.
  private static func paragraphs(_ title: String, _ symbols: [ReferenceSymbol]) -> [String] {
    guard !symbols.isEmpty else { return [] }
    let used = symbols.filter { $0.projects > 0 }.map { "`\($0.path)` \($0.projects)" }
    let unused = symbols.filter { $0.projects == 0 }.map { "`\($0.path)`" }
    var parts: [String] = []
    if !used.isEmpty { parts += ["**\(title)**: \(used.joined(separator: ", "))", ""] }
    if !unused.isEmpty {
      parts += ["**\(title), used by none of the projects**: \(unused.joined(separator: ", "))", ""]
    }
    return parts
  }
}
