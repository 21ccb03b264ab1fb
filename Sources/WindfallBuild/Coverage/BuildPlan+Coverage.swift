import WindfallProject

extension BuildPlan {
  /// Whether the code of any target counts how often it is run.
  public var isMeasured: Bool { targets.contains(where: \.isMeasured) }

  /// Lets the code of targets count: of those that are named, or else of all but tests and packages.
  public mutating func measure(_ setting: CoverageSetting, includingTests: Bool = false, packages: Bool = false) {
    let unknown = (setting.targets ?? []).filter { self[$0] == nil }
    if !unknown.isEmpty {
      let known = targets.map(\.name).joined(separator: ", ")
      notes.append(
        "no coverage is gathered of \(unknown.joined(separator: ", ")), which is not built here; there is \(known)")
    }
    for index in targets.indices {
      let target = targets[index]
      targets[index].isMeasured =
        setting.targets?.contains(target.name)
        ?? ((includingTests || !target.kind.isTest) && (packages || !target.isOfPackage))
    }
  }
}
