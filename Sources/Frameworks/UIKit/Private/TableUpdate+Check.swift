extension TableUpdate {
  /// Stops, as iOS does, where the data source does not have what the changes lead to.
  func check(_ map: TableUpdateMap, old: [Int], new: [Int]) {
    checkSections(old: old.count, new: new.count)
    checkPlaces(old: old, new: new)
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
        fatalError(
          "Invalid update: invalid number of rows in section \(after). The number of rows contained in an existing "
            + "section after the update (\(new[after])) must be equal to the number of rows contained in that section "
            + "before the update (\(count)), plus or minus the number of rows inserted or deleted from that section "
            + "(\(added) inserted, \(removed) deleted) and plus or minus the number of rows moved into or out of that "
            + "section (\(arrived) moved in, \(left) moved out).")
      }
    }
  }

  private func checkSections(old: Int, new: Int) {
    if let section = deletedSections.last, section >= old {
      fatalError("attempt to delete section \(section), but there are only \(old) sections before the update")
    }
    if let section = insertedSections.last, section >= new {
      fatalError("attempt to insert section \(section) but there are only \(new) sections after the update")
    }
    guard old - deletedSections.count + insertedSections.count != new else { return }
    fatalError(
      "Invalid update: invalid number of sections. The number of sections contained in the table view after the "
        + "update (\(new)) must be equal to the number of sections contained in the table view before the update "
        + "(\(old)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, "
        + "\(deletedSections.count) deleted).")
  }

  private func checkPlaces(old: [Int], new: [Int]) {
    for (verb, paths) in [("delete", deletedRows), ("reload", reloadedRows), ("move", Set(movedRows.keys))] {
      for path in paths where !(old.indices.contains(path.section) && path.row < old[path.section]) {
        let count = old.indices.contains(path.section) ? old[path.section] : 0
        fatalError(
          "attempt to \(verb) row \(path.row) from section \(path.section) which only contains \(count) rows before "
            + "the update")
      }
    }
    for path in insertedRows.union(movedRows.values)
    where !(new.indices.contains(path.section) && path.row < new[path.section]) {
      let count = new.indices.contains(path.section) ? new[path.section] : 0
      fatalError(
        "attempt to insert row \(path.row) into section \(path.section), but there are only \(count) rows in section "
          + "\(path.section) after the update")
    }
  }
}

extension Sequence where Element == IndexPath {
  fileprivate func countedBySection() -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for path in self { counts[path.section, default: 0] += 1 }
    return counts
  }
}
