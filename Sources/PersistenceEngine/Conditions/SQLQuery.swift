import WindfallCore

/// What a fetch becomes in SQL: all that stands after the columns.
struct SQLQuery {
  var translator: SQLTranslator
  private var condition: SQLFragment?
  private var order: SQLFragment?
  private let fetch: StoreFetch

  /// Throws `ConditionProblem` for what the store refuses.
  init(_ fetch: StoreFetch, store: SQLiteStore) throws {
    self.fetch = fetch
    translator = SQLTranslator(fetch.entity, model: store.model, layout: store.layout, store: store.number)
    let resolution = ConditionResolution(store.model.entities[fetch.entity], in: store.model)
    if let condition = fetch.condition {
      switch try resolution.resolved(condition) {
      case .constant(true): break
      case let resolved: self.condition = try translator.condition(resolved)
      }
    }
  }

  /// Adds the order of the fetch, and that of the keys where it does not tell two objects apart.
  mutating func addOrder(endsWithKey: Bool = true) throws {
    var parts: [SQLFragment] = []
    for order in fetch.order {
      let keys = order.keyPath.filter { $0 != "self" && $0 != "objectID" }
      guard !keys.contains(where: { $0.hasPrefix("@") }) else {
        throw ConditionProblem.collectionOperator(keys.joined(separator: "."))
      }
      let term = try translator.term(keys, of: translator.root)
      var part = term.sql
      if term.kind == .text, let collation = order.comparison.collation { part = part + " COLLATE \(collation)" }
      parts.append(part + (order.isAscending ? " ASC" : " DESC"))
    }
    if endsWithKey { parts.append(SQLFragment("t0.Z_PK ASC")) }
    order = parts.isEmpty ? nil : parts.joined(", ")
  }

  /// Whether the rows of the table can be changed where they are found.
  var isDirect: Bool {
    translator.root.joinText.isEmpty && fetch.order.isEmpty && fetch.limit == 0 && fetch.offset == 0
  }

  /// `WHERE` with all that must hold of a row; nil where nothing must.
  var restriction: SQLFragment? {
    let entity = translator.model.entities[translator.root.entity]
    var conditions: [SQLFragment] = []
    let wanted = fetch.includesSubentities ? entity.family : entity.index..<entity.index + 1
    if wanted.count < translator.model.entities[entity.root].family.count {
      let numbers = wanted.map { "\(translator.layout.numbers[$0])" }.joined(separator: ", ")
      conditions.append(SQLFragment("t0.Z_ENT IN (\(numbers))"))
    }
    if let condition { conditions.append("(" + condition + ")") }
    return conditions.isEmpty ? nil : " WHERE " + conditions.joined(" AND ")
  }

  /// The whole statement. What comes between condition and order is that of groups.
  func statement(_ columns: SQLFragment, groups: SQLFragment? = nil) -> SQLFragment {
    let root = translator.root
    var result = "SELECT " + columns + " FROM \(quoted(translator.layout.tables[root.entity])) t0\(root.joinText)"
    if let restriction { result = result + restriction }
    if let groups { result = result + groups }
    if let order { result = result + " ORDER BY " + order }
    if fetch.limit > 0 || fetch.offset > 0 {
      result =
        result
        + SQLFragment(
          " LIMIT ? OFFSET ?", [.integer(fetch.limit > 0 ? Int64(fetch.limit) : -1), .integer(Int64(fetch.offset))])
    }
    return result
  }
}
