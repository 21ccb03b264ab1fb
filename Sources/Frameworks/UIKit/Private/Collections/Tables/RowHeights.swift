/// The heights of the rows of a section: an estimate for all, and the true ones of those that were measured.
///
/// A sparse binary indexed tree over the differences, so that a row among a million is found in a few steps and only
/// measured rows take room.
struct RowHeights {
  let count: Int
  let estimate: CGFloat
  private(set) var measured: [Int: CGFloat] = [:]
  private var sums: [Int: CGFloat] = [:]

  init(count: Int, estimate: CGFloat, measured: [Int: CGFloat] = [:]) {
    self.count = count
    self.estimate = estimate
    for (row, height) in measured where row < count { setHeight(height, of: row) }
  }

  var total: CGFloat { top(of: count) }

  func height(of row: Int) -> CGFloat { measured[row] ?? estimate }

  mutating func setHeight(_ height: CGFloat, of row: Int) {
    let difference = height - self.height(of: row)
    measured[row] = height
    guard difference != 0 else { return }
    var node = row + 1
    while node <= count {
      sums[node, default: 0] += difference
      node += node & -node
    }
  }

  /// The sum of the heights of all rows before a row.
  func top(of row: Int) -> CGFloat {
    var result = CGFloat(row) * estimate
    var node = row
    while node > 0 {
      result += sums[node] ?? 0
      node -= node & -node
    }
    return result
  }

  /// The row that a distance from the top is in; the last one for what is below all.
  func row(at distance: CGFloat) -> Int {
    var row = 0
    var rest = distance
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      if row + step < count {
        let height = CGFloat(step) * estimate + (sums[row + step] ?? 0)
        if height <= rest {
          row += step
          rest -= height
        }
      }
      step /= 2
    }
    return row
  }
}

/// Where a row is among those of its section.
struct RowPlace: Equatable {
  var isFirst = false
  var isLast = false
}
