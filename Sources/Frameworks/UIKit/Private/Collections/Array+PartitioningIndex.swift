extension Array {
  /// The index of the first element for which the answer is true, in an array whose elements that say no come first.
  func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
