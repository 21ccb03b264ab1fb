/// The changes of one batch: deletions, reloads and the origins of moves name places before it, everything else names
/// places after it.
struct TableUpdate {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var movedRows: [IndexPath: IndexPath] = [:]
  var deletedSections: IndexSet = []
  var insertedSections: IndexSet = []
  var reloadedSections: IndexSet = []
  var movedSections: [Int: Int] = [:]

  func isReloaded(_ path: IndexPath) -> Bool {
    reloadedRows.contains(path) || reloadedSections.contains(path.section)
  }
}

extension TableUpdate {
  /// Stops, as iOS does, where the data source does not have what the changes lead to.
  func check(_ map: TableUpdateMap, old: [Int], new: [Int], of noun: String = "row", in list: String = "table view") {
    if let problem = problem(map, old: old, new: new, of: noun, in: list) {
      fatalError("NSInternalInconsistencyException: \(problem)")
    }
  }

  /// What iOS says of changes that do not lead from the old numbers of rows or items to the new ones.
  func problem(_ map: TableUpdateMap, old: [Int], new: [Int], of noun: String, in list: String) -> String? {
    sectionProblem(old: old.count, new: new.count, in: list) ?? placeProblem(old: old, new: new, of: noun)
      ?? countProblem(map, old: old, new: new, of: noun)
  }

  private func countProblem(_ map: TableUpdateMap, old: [Int], new: [Int], of noun: String) -> String? {
    var inserted = insertedRows.countedBySection()
    var deleted = deletedRows.countedBySection()
    let movedIn = movedRows.values.countedBySection()
    let movedOut = movedRows.keys.countedBySection()
    for section in deletedSections { deleted[section] = nil }
    for section in insertedSections { inserted[section] = nil }
    for (index, count) in old.enumerated() where !reloadedSections.contains(index) {
      guard let after = map.section(of: index) else { continue }
      let added = inserted[after] ?? 0
      let removed = deleted[index] ?? 0
      let arrived = movedIn[after] ?? 0
      let left = movedOut[index] ?? 0
      guard count + added - removed + arrived - left == new[after] else {
        return "Invalid update: invalid number of \(noun)s in section \(after). The number of \(noun)s contained in an "
          + "existing section after the update (\(new[after])) must be equal to the number of \(noun)s contained in "
          + "that section before the update (\(count)), plus or minus the number of \(noun)s inserted or deleted from "
          + "that section (\(added) inserted, \(removed) deleted) and plus or minus the number of \(noun)s moved into "
          + "or out of that section (\(arrived) moved in, \(left) moved out)."
      }
    }
    return nil
  }

  private func sectionProblem(old: Int, new: Int, in list: String) -> String? {
    if let section = deletedSections.last, section >= old {
      return "attempt to delete section \(section), but there are only \(old) sections before the update"
    }
    if let section = insertedSections.last, section >= new {
      return "attempt to insert section \(section) but there are only \(new) sections after the update"
    }
    guard old - deletedSections.count + insertedSections.count != new else { return nil }
    return "Invalid update: invalid number of sections. The number of sections contained in the \(list) after the "
      + "update (\(new)) must be equal to the number of sections contained in the \(list) before the update (\(old)), "
      + "plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, "
      + "\(deletedSections.count) deleted)."
  }

  private func placeProblem(old: [Int], new: [Int], of noun: String) -> String? {
    for (verb, paths) in [("delete", deletedRows), ("reload", reloadedRows), ("move", Set(movedRows.keys))] {
      let outside = paths.filter { !(old.indices.contains($0.section) && $0.row < old[$0.section]) }
      guard let path = outside.min() else { continue }
      let count = old.indices.contains(path.section) ? old[path.section] : 0
      return "attempt to \(verb) \(noun) \(path.row) from section \(path.section) which only contains \(count) "
        + "\(noun)s before the update"
    }
    let outside = insertedRows.union(movedRows.values).filter {
      !(new.indices.contains($0.section) && $0.row < new[$0.section])
    }
    guard let path = outside.min() else { return nil }
    let count = new.indices.contains(path.section) ? new[path.section] : 0
    return
      "attempt to insert \(noun) \(path.row) into section \(path.section), but there are only \(count) \(noun)s in "
      + "section \(path.section) after the update"
  }
}

extension Sequence where Element == IndexPath {
  fileprivate func countedBySection() -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for path in self { counts[path.section, default: 0] += 1 }
    return counts
  }
}

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
