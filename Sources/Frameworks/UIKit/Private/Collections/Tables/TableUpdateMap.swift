/// Where the sections and rows of a table are after a batch of changes.
struct TableUpdateMap {
  private let movedRows: [IndexPath: IndexPath]
  private let sections: [Int?]
  /// The rows of each old section that do not stay in order, and the rows of each new one that did not come in order;
  /// both ascending.
  private var leaving: [Int: [Int]] = [:]
  private var coming: [Int: [Int]] = [:]

  init(_ update: TableUpdate, sectionCount: Int) {
    movedRows = update.movedRows
    let taken = update.insertedSections.union(IndexSet(update.movedSections.values))
    var next = 0
    sections = (0..<sectionCount).map { old in
      if update.deletedSections.contains(old) { return nil }
      if let moved = update.movedSections[old] { return moved }
      while taken.contains(next) { next += 1 }
      defer { next += 1 }
      return next
    }
    for path in update.deletedRows { leaving[path.section, default: []].append(path.row) }
    for path in update.insertedRows { coming[path.section, default: []].append(path.row) }
    for (from, to) in update.movedRows {
      leaving[from.section, default: []].append(from.row)
      coming[to.section, default: []].append(to.row)
    }
    for section in leaving.keys { leaving[section]?.sort() }
    for section in coming.keys { coming[section]?.sort() }
  }

  /// The new place of an old section; nil where it is gone.
  func section(of old: Int) -> Int? { sections.indices.contains(old) ? sections[old] : nil }

  /// The new place of an old row; nil where it is gone.
  func indexPath(of old: IndexPath) -> IndexPath? {
    if let moved = movedRows[old] { return moved }
    guard let section = section(of: old.section) else { return nil }
    let gone = leaving[old.section] ?? []
    let before = TableUpdateMap.count(gone.count) { gone[$0] < old.row }
    guard before == gone.count || gone[before] != old.row else { return nil }
    let rank = old.row - before
    let new = coming[section] ?? []
    return IndexPath(row: rank + TableUpdateMap.count(new.count) { new[$0] - $0 <= rank }, section: section)
  }

  /// How many numbers from 0 on fulfil a condition that no number fulfils after one that does not.
  private static func count(_ limit: Int, where isTrue: (Int) -> Bool) -> Int {
    var low = 0
    var high = limit
    while low < high {
      let middle = (low + high) / 2
      if isTrue(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
