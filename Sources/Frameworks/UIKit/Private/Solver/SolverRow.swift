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
