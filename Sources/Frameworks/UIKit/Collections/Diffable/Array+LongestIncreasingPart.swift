extension Array where Element == Int {
  /// Which elements belong to a longest part, not necessarily without gaps, in which each is greater than the last.
  ///
  /// What is in it keeps its place when a list is put in order, so everything else is what has to move.
  func longestIncreasingPart() -> [Bool] {
    if zip(self, dropFirst()).allSatisfy({ $0 < $1 }) { return [Bool](repeating: true, count: count) }
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: count)
    for index in indices {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if self[ends[middle]] < self[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result = [Bool](repeating: false, count: count)
    var index = ends.last ?? -1
    while index >= 0 {
      result[index] = true
      index = previous[index]
    }
    return result
  }
}
