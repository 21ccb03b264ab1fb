extension ConstraintSolver {
  /// Pivots after which the search for the next one always begins at the first symbol, which cannot go in circles.
  private static let freePivots = 500

  // MARK: - Pivots

  /// Puts a new row into the tableau.
  mutating func install(_ row: SolverRow, solvedFor subject: Int) {
    var row = row
    row.solve(for: subject)
    row.basic = subject
    let index = freeRows.popLast() ?? rows.count
    for cell in row.cells { columns[cell.symbol].append(index) }
    if index == rows.count { rows.append(row) } else { rows[index] = row }
    rowOfSymbol[subject] = index
    substitute(subject, by: index)
  }

  /// Takes a row out of the tableau; its basic symbol occurs nowhere else.
  mutating func dropRow(_ index: Int) {
    let row = rows[index]
    rows[index] = SolverRow()
    rowOfSymbol[row.basic] = -1
    for cell in row.cells { removeRow(index, fromColumn: cell.symbol) }
    freeRows.append(index)
  }

  /// Makes another symbol of a row the basic one.
  mutating func pivot(row index: Int, to entering: Int) {
    var row = SolverRow()
    swap(&row, &rows[index])
    let leaving = row.basic
    row.solve(for: entering)
    swap(&row, &rows[index])
    removeRow(index, fromColumn: entering)
    columns[leaving].append(index)
    rowOfSymbol[leaving] = -1
    rowOfSymbol[entering] = index
    substitute(entering, by: index)
  }

  /// Replaces a symbol by its row wherever it occurs.
  private mutating func substitute(_ symbol: Int, by index: Int) {
    let source = rows[index]
    var targets: ContiguousArray<Int> = []
    swap(&targets, &columns[symbol])
    for target in targets {
      merge(source, replacing: symbol, into: target)
      noteIfBroken(target)
    }
    targets.removeAll(keepingCapacity: true)
    swap(&targets, &columns[symbol])
    for level in levels.indices { source.replace(symbol, in: &levels[level].objective) }
    if isPhaseOne { source.replace(symbol, in: &artificialObjective) }
  }

  private mutating func merge(_ source: SolverRow, replacing symbol: Int, into target: Int) {
    let factor = rows[target].coefficient(of: symbol)
    guard factor != 0 else { return }
    rows[target].constant += factor * source.constant
    var old: ContiguousArray<SolverCell> = []
    swap(&old, &rows[target].cells)
    var sum: ContiguousArray<SolverCell> = []
    swap(&sum, &scratch)
    var place = 0
    for cell in source.cells {
      while place < old.count, old[place].symbol < cell.symbol {
        if old[place].symbol != symbol { sum.append(old[place]) }
        place += 1
      }
      let product = cell.coefficient * factor
      if place < old.count, old[place].symbol == cell.symbol {
        let coefficient = old[place].coefficient + product
        place += 1
        if abs(coefficient) >= ConstraintSolver.smallest {
          sum.append(SolverCell(symbol: cell.symbol, coefficient: coefficient))
        } else {
          removeRow(target, fromColumn: cell.symbol)
        }
      } else if abs(product) >= ConstraintSolver.smallest {
        sum.append(SolverCell(symbol: cell.symbol, coefficient: product))
        columns[cell.symbol].append(target)
      }
    }
    while place < old.count {
      if old[place].symbol != symbol { sum.append(old[place]) }
      place += 1
    }
    swap(&sum, &rows[target].cells)
    old.removeAll(keepingCapacity: true)
    swap(&old, &scratch)
  }

  mutating func removeRow(_ row: Int, fromColumn symbol: Int) {
    guard let place = columns[symbol].lastIndex(of: row) else { return }
    columns[symbol].swapAt(place, columns[symbol].count - 1)
    columns[symbol].removeLast()
  }

  // MARK: - Primal simplex

  /// Makes the misses as small as they can be, from a tableau in which no row is negative.
  mutating func optimize() {
    isOptimal = true
    pricingStart = 0
    var pivots = 0
    while let entering = enteringSymbol(mayContinue: pivots < ConstraintSolver.freePivots) {
      guard let leaving = leavingRow(for: entering) else {
        // A sum of misses cannot fall without end: what is left of the factor is a rounding error.
        clearFactor(of: entering)
        continue
      }
      pivot(row: leaving, to: entering)
      pivots += 1
    }
  }

  /// A symbol that lessens the misses when it grows.
  private mutating func enteringSymbol(mayContinue: Bool) -> Int? {
    let count = kinds.count
    let start = mayContinue && pricingStart < count ? pricingStart : 0
    let found = improvingSymbol(in: start..<count) ?? improvingSymbol(in: 0..<start)
    pricingStart = (found ?? 0) + 1
    return found
  }

  private func improvingSymbol(in range: Range<Int>) -> Int? {
    if isPhaseOne {
      return range.first { artificialObjective[$0] < -ConstraintSolver.tolerance && mayEnter($0) }
    }
    guard let first = levels.first else { return nil }
    let others = levels.dropFirst()
    for symbol in range {
      let factor = first.objective[symbol]
      if factor > ConstraintSolver.tolerance { continue }
      if factor < -ConstraintSolver.tolerance {
        if mayEnter(symbol) { return symbol }
        continue
      }
      for level in others {
        let factor = level.objective[symbol]
        if factor > ConstraintSolver.tolerance { break }
        if factor < -ConstraintSolver.tolerance {
          if mayEnter(symbol) { return symbol }
          break
        }
      }
    }
    return nil
  }

  private func mayEnter(_ symbol: Int) -> Bool { kinds[symbol] == .slack || kinds[symbol] == .error }

  /// The row that becomes zero first when a symbol grows.
  private func leavingRow(for entering: Int) -> Int? {
    var best: Int?
    var smallestRatio = Double.infinity
    for index in columns[entering] {
      let kind = kinds[rows[index].basic]
      if kind == .external { continue }
      let factor = rows[index].coefficient(of: entering)
      // A basic dummy stays zero, so nothing may grow that changes it.
      guard factor < 0 || kind == .dummy else { continue }
      let ratio = kind == .dummy ? 0 : max(0, -rows[index].constant / factor)
      if ratio < smallestRatio {
        (best, smallestRatio) = (index, ratio)
      } else if ratio == smallestRatio, let other = best, rows[index].basic < rows[other].basic {
        best = index
      }
    }
    return best
  }

  private mutating func clearFactor(of symbol: Int) {
    if isPhaseOne { artificialObjective[symbol] = 0 }
    for level in levels.indices { levels[level].objective[symbol] = 0 }
  }

  // MARK: - Dual simplex

  /// Changes the constant of a constraint everywhere at once; rows may become negative by it.
  mutating func shift(_ id: Int, by change: Double) {
    let constraint = constraints[id]
    constraints[id].constant += change
    let step = change / constraint.markerCoefficient
    let row = rowOfSymbol[constraint.marker]
    if row >= 0 {
      rows[row].constant -= step
      noteIfBroken(row)
    } else {
      for row in columns[constraint.marker] {
        rows[row].constant += rows[row].coefficient(of: constraint.marker) * step
        noteIfBroken(row)
      }
    }
  }

  private mutating func noteIfBroken(_ index: Int) { if isBroken(index) { brokenRows.append(index) } }

  private func isBroken(_ index: Int) -> Bool {
    guard rows[index].basic >= 0 else { return false }
    switch kinds[rows[index].basic] {
    case .external, .free: return false
    case .dummy: return abs(rows[index].constant) > ConstraintSolver.tolerance
    case .slack, .error: return rows[index].constant < -ConstraintSolver.tolerance
    }
  }

  /// Makes negative rows right from an optimal tableau, which stays optimal.
  ///
  /// - Returns: False where required constraints contradict each other.
  mutating func repair() -> Bool {
    while let index = brokenRows.popLast() {
      guard isBroken(index) else { continue }
      guard kinds[rows[index].basic] != .dummy, let entering = dualEnteringSymbol(for: rows[index]) else {
        brokenRows.removeAll(keepingCapacity: true)
        return false
      }
      pivot(row: index, to: entering)
    }
    return true
  }

  /// The symbol of a negative row that may grow at the lowest price.
  private func dualEnteringSymbol(for row: SolverRow) -> Int? {
    var best: SolverCell?
    for cell in row.cells where cell.coefficient > 0 && kinds[cell.symbol] != .dummy {
      if let other = best, !isCheaper(cell, than: other) { continue }
      best = cell
    }
    return best?.symbol
  }

  private func isCheaper(_ cell: SolverCell, than other: SolverCell) -> Bool {
    for level in levels {
      let price = level.objective[cell.symbol] / cell.coefficient
      let otherPrice = level.objective[other.symbol] / other.coefficient
      if abs(price - otherPrice) > ConstraintSolver.tolerance { return price < otherPrice }
    }
    return false
  }
}

extension SolverRow {
  /// Replaces the row's basic symbol in a sum over all symbols.
  fileprivate func replace(_ symbol: Int, in sum: inout ContiguousArray<Double>) {
    let factor = sum[symbol]
    guard factor != 0 else { return }
    sum[symbol] = 0
    for cell in cells {
      let new = sum[cell.symbol] + factor * cell.coefficient
      sum[cell.symbol] = abs(new) < ConstraintSolver.smallest ? 0 : new
    }
  }
}
