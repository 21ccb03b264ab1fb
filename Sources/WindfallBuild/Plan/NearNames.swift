/// Names that differ from a misspelt one in a few letters.
public enum NearNames {
  /// The names nearest to one, the nearest first: those in which at most a third of the letters differ.
  public static func nearest(to name: String, in names: some Sequence<String>) -> [String] {
    let letters = Array(name.lowercased())
    // The last part of a long name is the one that is misspelt.
    let limit = max(1, (name.split(separator: "/").last?.count ?? 0) / 3)
    let found = names.compactMap { candidate -> (name: String, distance: Int)? in
      let distance = distance(letters, Array(candidate.lowercased()), limit: limit)
      return distance <= limit ? (candidate, distance) : nil
    }
    return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.map(\.name)
  }

  /// How many letters have to be added, left out, changed, or exchanged with their neighbour.
  private static func distance(_ one: [Character], _ other: [Character], limit: Int) -> Int {
    guard abs(one.count - other.count) <= limit else { return limit + 1 }
    var before: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      for (column, candidate) in other.enumerated() {
        var best = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == candidate ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == candidate {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      (before, last) = (last, current)
    }
    return last[other.count]
  }
}
