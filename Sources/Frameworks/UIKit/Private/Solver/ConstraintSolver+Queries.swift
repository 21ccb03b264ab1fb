extension ConstraintSolver {
  /// The constraints leave open what a variable is, as of the last call of `solve`.
  func isAmbiguous(_ variable: Int) -> Bool {
    let index = rowOfSymbol[variable]
    guard index >= 0 else { return true }
    return rows[index].cells.contains { cell in
      switch kinds[cell.symbol] {
      case .external: true
      case .dummy, .free: false
      case .slack, .error: levels.allSatisfy { $0.objective[cell.symbol] < ConstraintSolver.tolerance }
      }
    }
  }

  /// The constraints that a variable's value comes from.
  func constraintsAffecting(_ variable: Int) -> [Int] {
    let index = rowOfSymbol[variable]
    guard index >= 0 else { return [] }
    var found: [Int] = []
    for cell in rows[index].cells {
      let owner = owners[cell.symbol]
      if owner >= 0, !found.contains(owner) { found.append(owner) }
    }
    return found
  }
}

/// A new constant of a constraint.
struct SolverEdit: Equatable {
  var constraint: Int
  var constant: Double
}

/// The required constraints that rule out the one that was to be added; without any one of them it could be.
struct SolverConflict: Error, Equatable {
  var constraints: [Int]
}
