import WindfallCore

extension SQLTranslator {
  /// A way over one relationship to many.
  struct ManyPath {
    var start: SQLSource
    /// The keys of relationships to one before it.
    var before: [String]
    var key: String
    /// The keys after it.
    var rest: [String]
    /// The name and condition of a subquery's elements.
    var filter: (variable: String, condition: PredicateCondition)?
  }

  /// The rows at the end of such a way.
  struct Many {
    var source: SQLSource
    /// The tables with the condition that they belong to the object.
    var from: SQLFragment
    /// What else must hold of a row.
    var condition: SQLFragment?
    /// What is nil where there is no object to begin with; nil where there always is one.
    var owner: String?
    /// The object's key, where its own table need not be read.
    var value: SQLTerm?
  }

  /// Nil where the operand has one value for each object.
  func manyPath(_ operand: PredicateOperand) throws -> ManyPath? {
    switch operand {
    case .keyPath(let keys): return try manyPath(keys, of: root)
    case .path(.variable(let name), let keys):
      guard let source = variables[name] else { throw PredicateProblem.unknownVariable(name) }
      return try manyPath(keys, of: source)
    case .subquery(let collection, let variable, let condition):
      guard var path = try manyPath(collection), path.rest.isEmpty else {
        throw ConditionProblem.unsupportedPredicate(operand.description)
      }
      path.filter = (variable, condition)
      return path
    case .path(.subquery(let collection, let variable, let condition), let keys):
      guard var path = try manyPath(.subquery(collection, variable: variable, condition)) else { return nil }
      path.rest = keys
      return path
    default: return nil
    }
  }

  private func manyPath(_ keys: [String], of start: SQLSource) throws -> ManyPath? {
    var entity = model.entities[start.entity]
    var found: ManyPath?
    for (index, key) in keys.enumerated() {
      guard let property = entity.property(named: key) else {
        if key == "entity" || key.hasPrefix("@") { return found }
        throw unknown(keys, start)
      }
      guard let relationship = property.relationship else { return found }
      if relationship.isToMany {
        guard found == nil else { throw ConditionProblem.multipleToManyKeys }
        found = ManyPath(start: start, before: Array(keys[..<index]), key: key, rest: Array(keys[(index + 1)...]))
      }
      entity = model.entities[relationship.destination]
    }
    return found
  }

  /// The rows at the end of a way.
  mutating func many(_ path: ManyPath) throws -> Many {
    let start = try path.before.isEmpty ? path.start : owner(path.before, of: path.start)
    guard let slot = model.entities[start.entity].slot(of: path.key),
      let destination = model.entities[start.entity].properties[slot].relationship?.destination
    else { throw unknown(path.before + [path.key], path.start) }
    let source = SQLSource(alias: "t\(aliasCount)", entity: destination)
    aliasCount += 1
    // What is asked of the rows is translated first, so that the tables it needs are joined.
    if !path.rest.isEmpty { _ = try term(path.rest, of: source) }
    var condition: SQLFragment?
    if let filter = path.filter {
      let outer = variables
      variables[filter.variable] = source
      condition = try self.condition(filter.condition)
      variables = outer
    }
    let table = quoted(layout.tables[destination])
    var from: String
    switch layout.places[start.entity][slot] {
    case .inverse(let entity, let inverse):
      guard case .toOne(let column, _, _) = layout.places[entity][inverse] else {
        throw ConditionProblem.toManyKey
      }
      from = "\(table) \(source.alias)\(source.joinText) WHERE \(source.column(column)) = \(start.column("Z_PK"))"
    case .join(let join):
      let pairs = "\(source.alias)_j"
      from =
        "\(quoted(join.table)) \(pairs) JOIN \(table) \(source.alias) ON \(source.column("Z_PK")) = "
        + "\(pairs).\(quoted(join.otherColumn))\(source.joinText) "
        + "WHERE \(pairs).\(quoted(join.ownColumn)) = \(start.column("Z_PK"))"
    default: throw unknown(path.before + [path.key], path.start)
    }
    return Many(
      source: source, from: SQLFragment(from), condition: condition,
      owner: path.before.isEmpty ? nil : start.column("Z_PK"), value: path.rest.isEmpty ? key(of: source) : nil)
  }

  /// The table of the object at the end of a path of relationships to one.
  private mutating func owner(_ keys: [String], of start: SQLSource) throws -> SQLSource {
    var source = start
    for key in keys {
      guard let slot = model.entities[source.entity].slot(of: key),
        case .toOne(let column, _, _) = layout.places[source.entity][slot],
        let destination = model.entities[source.entity].properties[slot].relationship?.destination
      else { throw unknown(keys, start) }
      source = join(destination, from: source, column: column, key: key)
    }
    return source
  }
}
