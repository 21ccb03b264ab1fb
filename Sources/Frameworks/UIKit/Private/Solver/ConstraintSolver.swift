/// Solves linear equalities and inequalities step by step: the Cassowary algorithm of Badros, Borning and Stuckey.
///
/// A constraint says that a sum is zero, at most zero or at least zero. Required ones hold. Of the others a higher
/// priority is served first, whatever that costs lower ones; within a priority the sum of the misses is the smallest.
/// Results depend on the order of the calls and on nothing else.
struct ConstraintSolver {
  /// Numbers closer to zero than this count as zero.
  static let tolerance = 1e-8
  /// Factors smaller than this are taken for rounding errors.
  static let smallest = 1e-10

  var kinds: ContiguousArray<SolverSymbolKind> = []
  /// The row in which a symbol is basic, or -1.
  var rowOfSymbol: ContiguousArray<Int> = []
  /// The rows that a symbol occurs in.
  var columns: ContiguousArray<ContiguousArray<Int>> = []
  /// The constraint that a symbol belongs to, or -1.
  var owners: ContiguousArray<Int> = []
  var freeSymbols: [Int] = []
  var rows: ContiguousArray<SolverRow> = []
  var freeRows: [Int] = []
  var constraints: ContiguousArray<SolverConstraint> = []
  var freeConstraints: [Int] = []
  /// From the highest priority to the lowest.
  var levels: ContiguousArray<SolverLevel> = []
  /// What the artificial symbol of a new constraint depends on, while there is one.
  var artificialObjective: ContiguousArray<Double> = []
  var isPhaseOne = false
  /// Rows that edits have made negative.
  var brokenRows: ContiguousArray<Int> = []
  /// The constants before the edits that are not solved yet.
  var undo: [SolverEdit] = []
  var isOptimal = true
  var pricingStart = 0
  var scratch: ContiguousArray<SolverCell> = []

  // MARK: - Variables

  mutating func makeVariable() -> Int { makeSymbol(.external, owner: -1) }

  /// Gives back a variable that no constraint mentions any more.
  mutating func remove(variable: Int) {
    if rowOfSymbol[variable] >= 0 { dropRow(rowOfSymbol[variable]) }
    freeSymbol(variable)
  }

  /// The value as of the last call of `solve`.
  func value(of variable: Int) -> Double {
    let row = rowOfSymbol[variable]
    return row >= 0 ? rows[row].constant : 0
  }

  // MARK: - Constraints

  /// Adds a constraint on the sum of the terms and the constant; edits must have been solved.
  mutating func add(
    _ terms: [SolverTerm], _ relation: SolverRelation, constant: Double, priority: Float = 1000
  ) throws(SolverConflict) -> Int {
    Usage.require(undo.isEmpty, "edits must be solved before a constraint is added")
    let id = freeConstraints.popLast() ?? constraints.count
    let constraint = SolverConstraint(terms: terms, relation: relation, constant: constant, priority: priority)
    if id == constraints.count { constraints.append(constraint) } else { constraints[id] = constraint }
    var row = makeRow(for: id)
    if row.constant < 0 { row.negate() }
    if let subject = subject(of: row, in: id) {
      install(row, solvedFor: subject)
    } else if row.cells.allSatisfy({ kinds[$0.symbol] == .dummy }) {
      if abs(row.constant) > ConstraintSolver.tolerance { throw conflict(of: id, in: row) }
      row.constant = 0
      install(row, solvedFor: constraints[id].marker)
    } else {
      try addArtificially(row, for: id)
    }
    isOptimal = false
    return id
  }

  /// Takes a constraint out; edits must have been solved.
  mutating func remove(constraint id: Int) {
    Usage.require(undo.isEmpty, "edits must be solved before a constraint is removed")
    let constraint = constraints[id]
    if !constraint.isRequired { weigh(constraint, by: -1) }
    let marker = constraint.marker
    if rowOfSymbol[marker] >= 0 {
      dropRow(rowOfSymbol[marker])
    } else if let leaving = rowToRelease(marker) {
      pivot(row: leaving, to: marker)
      dropRow(rowOfSymbol[marker])
    }
    forget(constraint: id)
    isOptimal = false
  }

  /// Changes the constant of a constraint. Values follow with `solve`, which needs few steps.
  mutating func setConstant(_ constant: Double, of id: Int) {
    let change = constant - constraints[id].constant
    guard change != 0 else { return }
    if !isOptimal { optimize() }
    undo.append(SolverEdit(constraint: id, constant: constraints[id].constant))
    shift(id, by: change)
  }

  /// Changes how important a constraint is; neither the old priority nor the new one may be required.
  mutating func setPriority(_ priority: Float, of id: Int) {
    Usage.require(priority < 1000 && !constraints[id].isRequired, "a required constraint stays required")
    Usage.require(undo.isEmpty, "edits must be solved before a priority is changed")
    guard priority != constraints[id].priority else { return }
    weigh(constraints[id], by: -1)
    releaseLevel(constraints[id].priority)
    constraints[id].priority = priority
    retainLevel(priority)
    weigh(constraints[id], by: 1)
    isOptimal = false
  }

  /// Makes the values right again after constraints have come, gone or changed.
  ///
  /// - Returns: The edits since the last time where they contradict required constraints; none of them is made then.
  mutating func solve() -> [SolverEdit] {
    var refused: [SolverEdit] = []
    if !undo.isEmpty {
      if !repair() { refused = takeBackEdits() }
      undo.removeAll(keepingCapacity: true)
    }
    if !isOptimal { optimize() }
    return refused
  }

  private mutating func takeBackEdits() -> [SolverEdit] {
    var refused: [SolverEdit] = []
    for edit in undo where !refused.contains(where: { $0.constraint == edit.constraint }) {
      refused.append(SolverEdit(constraint: edit.constraint, constant: constraints[edit.constraint].constant))
    }
    for edit in undo.reversed() { shift(edit.constraint, by: edit.constant - constraints[edit.constraint].constant) }
    brokenRows = ContiguousArray(rows.indices)
    _ = repair()
    return refused
  }
}
