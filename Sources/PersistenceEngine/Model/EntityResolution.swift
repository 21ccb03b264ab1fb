import PersistenceModel

/// Puts the entities of a definition in order, and resolves what they say about each other.
struct EntityResolution {
  private let definition: ModelDefinition
  private let byName: [String: EntityDefinition]
  private let children: [String: [String]]

  init(_ definition: ModelDefinition) throws {
    self.definition = definition
    var byName: [String: EntityDefinition] = [:]
    for entity in definition.entities {
      guard byName.updateValue(entity, forKey: entity.name) == nil else {
        throw ModelProblem.duplicateEntity(entity.name)
      }
    }
    var children: [String: [String]] = [:]
    for entity in definition.entities {
      guard let parent = entity.parent else { continue }
      guard byName[parent] != nil else { throw ModelProblem.unknownParent(parent, entity: entity.name) }
      children[parent, default: []].append(entity.name)
    }
    self.byName = byName
    self.children = children.mapValues { $0.sorted() }
  }

  /// An entity in its place, before the properties are known.
  private struct Place {
    var definition: EntityDefinition
    var parent: Int?
    var root: Int
    var end: Int
  }

  func entities() throws -> [Entity] {
    var places: [Place] = []
    for root in definition.entities.filter({ $0.parent == nil }).map(\.name).sorted() {
      append(root, parent: nil, to: &places)
    }
    if places.count < definition.entities.count {
      let placed = Set(places.map(\.definition.name))
      let lost = definition.entities.map(\.name).filter { !placed.contains($0) }
      throw ModelProblem.circularInheritance(entity: lost.sorted().first ?? "")
    }
    let indexes = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1.definition.name, $0) })
    var names: [[(name: String, owner: Int)]] = []
    for (index, place) in places.enumerated() {
      var own = place.parent.map { names[$0] } ?? []
      own += place.definition.attributes.map { ($0.name, index) }
      own += place.definition.relationships.map { ($0.name, index) }
      var seen: Set<String> = []
      for (name, _) in own where !seen.insert(name).inserted {
        throw ModelProblem.duplicateProperty(name, entity: place.definition.name)
      }
      names.append(own)
    }
    return try places.enumerated().map { index, place in
      Entity(
        index: index, definition: place.definition, parent: place.parent, root: place.root, family: index..<place.end,
        properties: try names[index].enumerated().map { slot, entry in
          try property(entry.name, slot: slot, owner: entry.owner, of: places, indexes: indexes, names: names)
        })
    }
  }

  private func append(_ name: String, parent: Int?, to places: inout [Place]) {
    guard let entity = byName[name] else { return }
    let index = places.count
    let root = parent.map { places[$0].root } ?? index
    places.append(Place(definition: entity, parent: parent, root: root, end: index + 1))
    for child in children[name] ?? [] { append(child, parent: index, to: &places) }
    places[index].end = places.count
  }

  private func property(
    _ name: String, slot: Int, owner: Int, of places: [Place], indexes: [String: Int],
    names: [[(name: String, owner: Int)]]
  ) throws -> Property {
    let entity = places[owner].definition
    if let attribute = entity.attributes.first(where: { $0.name == name }) {
      return Property(name: name, slot: slot, owner: owner, content: .attribute(attribute))
    }
    guard let relationship = entity.relationships.first(where: { $0.name == name }) else {
      preconditionFailure("names are those of attributes and relationships")
    }
    guard let destination = indexes[relationship.destination] else {
      throw ModelProblem.unknownDestination(relationship.destination, relationship: name, entity: entity.name)
    }
    var inverse: Int?
    if let inverseName = relationship.inverse {
      guard let found = names[destination].firstIndex(where: { $0.name == inverseName }) else {
        throw ModelProblem.unknownInverse(inverseName, relationship: name, entity: entity.name)
      }
      let back = places[names[destination][found].owner].definition.relationships.first { $0.name == inverseName }
      guard let back, back.inverse == nil || back.inverse == name else {
        throw ModelProblem.mismatchedInverse(inverseName, relationship: name, entity: entity.name)
      }
      inverse = found
    }
    let content = Relationship(definition: relationship, destination: destination, inverse: inverse)
    return Property(name: name, slot: slot, owner: owner, content: .relationship(content))
  }
}
