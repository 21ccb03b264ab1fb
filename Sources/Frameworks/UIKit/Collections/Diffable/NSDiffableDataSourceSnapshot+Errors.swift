/// What UIKit stops at, and what it only warns of.
extension NSDiffableDataSourceSnapshot {
  static func requireUnique<Identifier: Hashable>(_ identifiers: [Identifier], kind: String) {
    var known = Set<Identifier>(minimumCapacity: identifiers.count)
    let duplicates = identifiers.filter { !known.insert($0).inserted }
    guard !duplicates.isEmpty else { return }
    let list = duplicates.map { "    \($0)" }.joined(separator: ",\n")
    fatalError("Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
  }

  static func warnOfExisting<Identifier>(_ identifiers: [Identifier], kind: String) {
    let list = identifiers.map { "\($0)" }.joined(separator: ", ")
    let text =
      "Diffable data source: \(kind) identifiers that were inserted or appended exist in the snapshot already, and "
      + "were moved to their new place, which takes longer: \(list)\n"
    FileHandle.standardError.write(Data(text.utf8))
  }

  static func stopForUnknown<Identifier>(_ kind: String, _ identifier: Identifier) -> Never {
    fatalError("Invalid \(kind) identifier: the snapshot does not contain \(identifier)")
  }
}
