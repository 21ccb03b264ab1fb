extension ConstraintSolver {
  // MARK: - Symbols

  mutating func makeSymbol(_ kind: SolverSymbolKind, owner: Int) -> Int {
    if let symbol = freeSymbols.popLast() {
      kinds[symbol] = kind
      owners[symbol] = owner
      return symbol
    }
    kinds.append(kind)
    owners.append(owner)
    rowOfSymbol.append(-1)
    columns.append([])
    for level in levels.indices { levels[level].objective.append(0) }
    return kinds.count - 1
  }

  /// Takes a symbol out of what rounding has left of it in rows, and makes its number free.
  mutating func freeSymbol(_ symbol: Int) {
    if rowOfSymbol[symbol] >= 0 { dropRow(rowOfSymbol[symbol]) }
    for row in columns[symbol] {
      if let place = rows[row].index(of: symbol) { rows[row].cells.remove(at: place) }
    }
    columns[symbol].removeAll(keepingCapacity: true)
    for level in levels.indices { levels[level].objective[symbol] = 0 }
    kinds[symbol] = .free
    owners[symbol] = -1
    freeSymbols.append(symbol)
  }

  // MARK: - Levels

  mutating func retainLevel(_ priority: Float) {
    let place = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if place == levels.count || levels[place].priority != priority {
      let objective = ContiguousArray(repeating: 0.0, count: kinds.count)
      levels.insert(SolverLevel(priority: priority, objective: objective), at: place)
    }
    levels[place].useCount += 1
  }

  mutating func releaseLevel(_ priority: Float) {
    guard let place = levels.firstIndex(where: { $0.priority == priority }) else { return }
    levels[place].useCount -= 1
    if levels[place].useCount == 0 { levels.remove(at: place) }
  }

  /// Counts a constraint's misses once more, or once less.
  mutating func weigh(_ constraint: SolverConstraint, by weight: Double) {
    guard let level = levels.firstIndex(where: { $0.priority == constraint.priority }) else { return }
    let errors = constraint.relation == .equal ? [constraint.marker, constraint.other] : [constraint.other]
    for error in errors {
      let row = rowOfSymbol[error]
      if row < 0 {
        levels[level].objective[error] += weight
      } else {
        for cell in rows[row].cells { levels[level].objective[cell.symbol] += weight * cell.coefficient }
      }
    }
  }

  // MARK: - New constraints

  /// Writes a constraint as a row that is zero, and gives it its symbols.
  mutating func makeRow(for id: Int) -> SolverRow {
    var row = SolverRow()
    row.constant = constraints[id].constant
    for term in constraints[id].terms where term.coefficient != 0 {
      let basicRow = rowOfSymbol[term.variable]
      if basicRow >= 0 {
        row.add(rows[basicRow], times: term.coefficient)
      } else {
        row.add(term.variable, term.coefficient)
      }
    }
    if !constraints[id].isRequired { retainLevel(constraints[id].priority) }
    addSymbols(of: id, to: &row)
    if abs(row.constant) < ConstraintSolver.smallest { row.constant = 0 }
    return row
  }

  private mutating func addSymbols(of id: Int, to row: inout SolverRow) {
    var constraint = constraints[id]
    switch (constraint.relation, constraint.isRequired) {
    case (.equal, true):
      constraint.marker = makeSymbol(.dummy, owner: id)
    case (.equal, false):
      constraint.marker = makeSymbol(.error, owner: id)
      constraint.markerCoefficient = -1
      constraint.other = makeSymbol(.error, owner: id)
      row.add(constraint.other, 1)
    case (let relation, let isRequired):
      constraint.marker = makeSymbol(.slack, owner: id)
      constraint.markerCoefficient = relation == .lessOrEqual ? 1 : -1
      if !isRequired {
        constraint.other = makeSymbol(.error, owner: id)
        row.add(constraint.other, -constraint.markerCoefficient)
      }
    }
    row.add(constraint.marker, constraint.markerCoefficient)
    constraints[id] = constraint
    if !constraint.isRequired { weigh(constraint, by: 1) }
  }

  /// The symbol that a new row can be solved for at once: a variable, the one that occurs least, or else a symbol of
  /// its own that is not negative then.
  func subject(of row: SolverRow, in id: Int) -> Int? {
    var best: Int?
    for cell in row.cells where kinds[cell.symbol] == .external {
      if let other = best, columns[other].count <= columns[cell.symbol].count { continue }
      best = cell.symbol
    }
    if best != nil { return best }
    let own = [constraints[id].marker, constraints[id].other]
    return own.first { symbol in
      guard symbol >= 0, kinds[symbol] != .dummy else { return false }
      let factor = row.coefficient(of: symbol)
      return factor < 0 || (factor > 0 && row.constant == 0)
    }
  }

  /// Adds a row that has no subject by way of an artificial symbol that is made zero.
  mutating func addArtificially(_ row: SolverRow, for id: Int) throws(SolverConflict) {
    let artificial = makeSymbol(.slack, owner: -1)
    artificialObjective = ContiguousArray(repeating: 0, count: kinds.count)
    for cell in row.cells { artificialObjective[cell.symbol] = cell.coefficient }
    var row = row
    row.basic = artificial
    let index = freeRows.popLast() ?? rows.count
    for cell in row.cells { columns[cell.symbol].append(index) }
    if index == rows.count { rows.append(row) } else { rows[index] = row }
    rowOfSymbol[artificial] = index
    isPhaseOne = true
    optimize()
    isPhaseOne = false
    isOptimal = false
    let last = rowOfSymbol[artificial]
    if last >= 0 {
      if rows[last].constant > ConstraintSolver.tolerance {
        let row = rows[last]
        freeSymbol(artificial)
        throw conflict(of: id, in: row)
      }
      rows[last].constant = 0
      let cells = rows[last].cells
      if let next = cells.first(where: { kinds[$0.symbol] != .dummy }) ?? cells.first {
        pivot(row: last, to: next.symbol)
      }
    }
    freeSymbol(artificial)
  }

  /// Takes back a constraint that cannot be added.
  ///
  /// - Parameter row: A sum that would have to be zero and cannot: what is in it comes from those who prevent that.
  mutating func conflict(of id: Int, in row: SolverRow) -> SolverConflict {
    var others: [Int] = []
    for cell in row.cells {
      let owner = owners[cell.symbol]
      if owner >= 0, owner != id, constraints[owner].isRequired, !others.contains(owner) { others.append(owner) }
    }
    forget(constraint: id)
    return SolverConflict(constraints: others)
  }

  mutating func forget(constraint id: Int) {
    let constraint = constraints[id]
    freeSymbol(constraint.marker)
    if constraint.other >= 0 { freeSymbol(constraint.other) }
    if !constraint.isRequired { releaseLevel(constraint.priority) }
    constraints[id].terms = []
    constraints[id].marker = -1
    constraints[id].other = -1
    freeConstraints.append(id)
  }

  /// The row to solve for a marker that is to go, so that none becomes negative.
  func rowToRelease(_ marker: Int) -> Int? {
    var best: (rank: Int, ratio: Double, basic: Int, row: Int)?
    for index in columns[marker] {
      let row = rows[index]
      let factor = row.coefficient(of: marker)
      let candidate: (rank: Int, ratio: Double, basic: Int, row: Int) =
        switch kinds[row.basic] {
        case .dummy: (0, 0, row.basic, index)
        case .external, .free: (3, 0, row.basic, index)
        case .slack, .error: (factor < 0 ? 1 : 2, abs(row.constant / factor), row.basic, index)
        }
      if let other = best, (other.rank, other.ratio, other.basic) <= (candidate.rank, candidate.ratio, candidate.basic)
      {
        continue
      }
      best = candidate
    }
    return best?.row
  }
}
