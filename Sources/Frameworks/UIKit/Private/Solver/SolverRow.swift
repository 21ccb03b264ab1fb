/// A basic symbol written as a constant and factors of symbols that are not basic, in their order.
struct SolverRow {
  var basic = -1
  var constant = 0.0
  var cells: ContiguousArray<SolverCell> = []

  func index(of symbol: Int) -> Int? {
    cells.withUnsafeBufferPointer { cells in
      var low = 0
      var high = cells.count
      while low < high {
        let middle = (low + high) >> 1
        if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return low < cells.count && cells[low].symbol == symbol ? low : nil
    }
  }

  func coefficient(of symbol: Int) -> Double { index(of: symbol).map { cells[$0].coefficient } ?? 0 }

  /// Adds to the factor of one symbol.
  mutating func add(_ symbol: Int, _ coefficient: Double) {
    var place = cells.count
    while place > 0, cells[place - 1].symbol >= symbol { place -= 1 }
    if place < cells.count, cells[place].symbol == symbol {
      cells[place].coefficient += coefficient
      if abs(cells[place].coefficient) < ConstraintSolver.smallest { cells.remove(at: place) }
    } else {
      cells.insert(SolverCell(symbol: symbol, coefficient: coefficient), at: place)
    }
  }

  /// Adds a multiple of another row.
  mutating func add(_ row: SolverRow, times factor: Double) {
    constant += row.constant * factor
    var sum: ContiguousArray<SolverCell> = []
    sum.reserveCapacity(cells.count + row.cells.count)
    var place = 0
    for cell in row.cells {
      while place < cells.count, cells[place].symbol < cell.symbol {
        sum.append(cells[place])
        place += 1
      }
      var coefficient = cell.coefficient * factor
      if place < cells.count, cells[place].symbol == cell.symbol {
        coefficient += cells[place].coefficient
        place += 1
      }
      if abs(coefficient) >= ConstraintSolver.smallest {
        sum.append(SolverCell(symbol: cell.symbol, coefficient: coefficient))
      }
    }
    sum.append(contentsOf: cells[place...])
    cells = sum
  }

  mutating func negate() {
    constant = -constant
    for index in cells.indices { cells[index].coefficient.negate() }
  }

  /// Solves the equation `basic = row` for another symbol, which becomes the basic one; the old one may be none.
  mutating func solve(for symbol: Int) {
    guard let index = index(of: symbol) else { return }
    let factor = -1 / cells[index].coefficient
    cells.remove(at: index)
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
    if basic >= 0 { add(basic, -factor) }
    basic = symbol
  }
}

/// A symbol with its factor in a row of the tableau.
struct SolverCell {
  var symbol: Int
  var coefficient: Double
}

/// What a symbol of the tableau stands for, which says whether it may be negative and enter the basis.
enum SolverSymbolKind: UInt8 {
  /// A variable of the caller: any number.
  case external
  /// What an inequality leaves over: not negative.
  case slack
  /// By how much a constraint that is not required is missed: not negative.
  case error
  /// Marks a required equality: always zero.
  case dummy
  /// Not in use.
  case free
}

/// A constraint as it was added, and the symbols that stand for it in the tableau.
struct SolverConstraint {
  var terms: [SolverTerm]
  var relation: SolverRelation
  var constant: Double
  var priority: Float
  /// The symbol that occurs in no other constraint: a dummy, a slack or an error.
  var marker = -1
  /// The factor of the marker where the constraint is written as a sum that is zero.
  var markerCoefficient = 1.0
  /// The error of an inequality, or the second one of an equality; -1 where the constraint is required.
  var other = -1

  var isRequired: Bool { priority >= 1000 }
}

/// A variable times a factor.
struct SolverTerm: Equatable {
  var variable: Int
  var coefficient: Double

  init(_ variable: Int, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// How the sum of a constraint compares with zero.
enum SolverRelation {
  case lessOrEqual, equal, greaterOrEqual
}

/// What constraints of one priority are missed by: a sum over symbols that is to be made as small as possible.
struct SolverLevel {
  var priority: Float
  var useCount = 0
  /// A factor for each symbol.
  var objective: ContiguousArray<Double>
}
