/// A piece of SQL with the values of its question marks.
struct SQLFragment {
  var text: String
  var values: [SQLValue] = []
  /// Values that are put into temporary tables before, by the tables' names.
  var lists: [(table: String, values: [SQLValue])] = []

  init(_ text: String, _ values: [SQLValue] = []) {
    self.text = text
    self.values = values
  }

  static func + (first: SQLFragment, second: SQLFragment) -> SQLFragment {
    var result = first
    result.text += second.text
    result.values += second.values
    result.lists += second.lists
    return result
  }

  static func + (first: SQLFragment, second: String) -> SQLFragment { first + SQLFragment(second) }

  static func + (first: String, second: SQLFragment) -> SQLFragment { SQLFragment(first) + second }
}

extension [SQLFragment] {
  func joined(_ separator: String) -> SQLFragment {
    guard var result = first else { return SQLFragment("") }
    for fragment in dropFirst() { result = result + separator + fragment }
    return result
  }
}

/// One side of a comparison in SQL.
struct SQLTerm {
  /// What its values are, which says what they may be compared with.
  enum Kind: Equatable {
    case number, text, date, data, uuid, entity
    /// The keys of objects in the tree of an entity.
    case object(root: Int)
    /// Nothing but nil.
    case null
  }

  var sql: SQLFragment
  var kind: Kind
}
