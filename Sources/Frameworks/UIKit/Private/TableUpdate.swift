/// The changes of one batch: deletions and reloads name places before it, insertions those after it.
struct TableUpdate {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var deletedSections: IndexSet = []
  var insertedSections: IndexSet = []
  var reloadedSections: IndexSet = []

  /// The new place of an old section; nil where it is gone.
  func section(of old: Int) -> Int? {
    guard !deletedSections.contains(old) else { return nil }
    return TableUpdate.shift(
      old - deletedSections.count(in: 0..<old), past: insertedSections)
  }

  /// The new place of an old row; nil where it is gone.
  func indexPath(of old: IndexPath) -> IndexPath? {
    guard !deletedRows.contains(old), let section = section(of: old.section) else { return nil }
    let deleted = deletedRows.count { $0.section == old.section && $0.row < old.row }
    let inserted = insertedRows.filter { $0.section == section }.map(\.row)
    return IndexPath(row: TableUpdate.shift(old.row - deleted, past: IndexSet(inserted)), section: section)
  }

  private static func shift(_ index: Int, past inserted: IndexSet) -> Int {
    var index = index
    for place in inserted {
      guard place <= index else { break }
      index += 1
    }
    return index
  }

  /// Stops, as iOS does, where the data source does not have what the changes lead to.
  func check(old: [Int], new: [Int]) {
    let expected = old.count - deletedSections.count + insertedSections.count
    guard expected == new.count else {
      fatalError(
        "Invalid update: invalid number of sections. The number of sections after the update (\(new.count)) must be "
          + "that before it (\(old.count)), plus those inserted (\(insertedSections.count)), minus those deleted "
          + "(\(deletedSections.count)).")
    }
    for (oldIndex, count) in old.enumerated() where !reloadedSections.contains(oldIndex) {
      guard let newIndex = section(of: oldIndex) else { continue }
      let inserted = insertedRows.count { $0.section == newIndex }
      let deleted = deletedRows.count { $0.section == oldIndex }
      guard count + inserted - deleted == new[newIndex] else {
        fatalError(
          "Invalid update: invalid number of rows in section \(newIndex). The number of rows after the update "
            + "(\(new[newIndex])) must be that before it (\(count)), plus those inserted (\(inserted)), minus those "
            + "deleted (\(deleted)).")
      }
    }
  }
}
