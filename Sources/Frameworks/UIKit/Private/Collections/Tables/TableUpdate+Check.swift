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
