import Foundation
import PersistenceEngine
import Testing
import WindfallCore

@Suite("Stores") struct StoreTests {
  @Test("A row holds what was written, and counts its versions", arguments: Zoo.Kind.allCases)
  func rows(_ kind: Zoo.Kind) throws {
    let zoo = try Zoo(kind)
    let keeper = try zoo.insert("Person", ["name": .string("Al")])
    let values: [String: Value] = [
      "name": .string("Tom\0's \"cat\""), "age": .integer(.max), "weight": .double(-0.5), "born": .date(12),
      "isTame": .integer(1), "price": .decimal(DecimalBox(Decimal(string: "12.34")!)), "chip": .uuid(UUID()),
      "picture": .data(Data([0, 1, 2])), "page": .url(URL(string: "https://example.org/a?b=c")!),
      "lives": .integer(9), "keeper": .object(keeper), "group": .string(""),
    ]
    let cat = try zoo.insert("Cat", values)
    let row = try #require(try zoo.store.row(for: cat))
    #expect(row.version == 1)
    for (name, value) in values { #expect(row.values[zoo.slot("Cat", name)] == value) }
    try zoo.update(cat, ["name": .null, "picture": .data(Data()), "weight": .double(.nan)])
    let changed = try #require(try zoo.store.row(for: cat))
    #expect(changed.version == 2)
    #expect(changed.values[zoo.slot("Cat", "name")] == .null)
    #expect(changed.values[zoo.slot("Cat", "weight")] == .null)
    #expect(changed.values[zoo.slot("Cat", "picture")] == .data(Data()))
    #expect(try zoo.store.row(for: ObjectID(entity: cat.entity, store: cat.store, key: 99)) == nil)
  }

  @Test("Heirs are found with their entity, if they are wanted", arguments: Zoo.Kind.allCases)
  func inheritance(_ kind: Zoo.Kind) throws {
    let zoo = try Zoo(kind)
    let cat = try zoo.insert("Cat", ["name": .string("c"), "lives": .integer(7)])
    let dog = try zoo.insert("Dog", ["name": .string("d"), "lives": .string("one")])
    let animal = try zoo.insert("Animal", ["name": .string("a")])
    #expect(try zoo.store.identifiers(zoo.fetch("Animal")) == [cat, dog, animal])
    #expect(try zoo.store.identifiers(zoo.fetch("Dog")) == [dog])
    var alone = try zoo.fetch("Animal")
    alone.includesSubentities = false
    #expect(try zoo.store.identifiers(alone) == [animal])
    #expect(try zoo.store.count(alone) == 1)
    let rows = try zoo.store.rows(zoo.fetch("Animal"))
    #expect(rows[0].1.values[zoo.slot("Cat", "lives")] == .integer(7))
    #expect(rows[1].1.values[zoo.slot("Dog", "lives")] == .string("one"))
    #expect(rows[2].1.values.count == zoo.entity("Animal").properties.count)
    let person = try zoo.insert("Person", ["favorite": .object(dog)])
    let gone = ObjectID(entity: dog.entity, store: dog.store, key: 99)
    let several = try zoo.store.reading { try zoo.store.rows(for: [dog, person, cat, gone]) }
    #expect(Set(several.keys) == [dog, person, cat])
    #expect(several[dog]?.values == rows[1].1.values)
    #expect(try zoo.store.row(for: person)?.values[zoo.slot("Person", "favorite")] == .object(dog))
  }

  @Test("Relationships to many are found by their inverse or their pairs, in order", arguments: Zoo.Kind.allCases)
  func relationships(_ kind: Zoo.Kind) throws {
    let zoo = try Zoo(kind)
    let store = zoo.store
    let boss = try zoo.make("Person", ["name": .string("boss")])
    let people = try (0..<3).map { try zoo.make("Person", ["name": .string("\($0)"), "boss": .object(boss.id)]) }
    var leader = boss
    leader.values[zoo.slot("Person", "staff")] = .objects([people[2].id, people[0].id, people[1].id])
    let team = try zoo.make("Order", ["members": .objects([people[1].id, people[0].id])])
    try zoo.insert([leader] + people + [team])
    #expect(
      try store.objects(of: boss.id, in: zoo.slot("Person", "staff")) == [people[2].id, people[0].id, people[1].id])
    #expect(try store.objects(of: team.id, in: zoo.slot("Order", "members")) == [people[1].id, people[0].id])
    #expect(try store.objects(of: people[0].id, in: zoo.slot("Person", "teams")) == [team.id])
    #expect(try store.row(for: boss.id)?.values[zoo.slot("Person", "staff")] == .null)
    try zoo.update(team.id, ["members": .objects([people[2].id, people[1].id])])
    #expect(try store.objects(of: team.id, in: zoo.slot("Order", "members")) == [people[2].id, people[1].id])
    #expect(try store.objects(of: people[0].id, in: zoo.slot("Person", "teams")).isEmpty)
    try zoo.update(people[0].id, ["boss": .null])
    let many = try store.objects(of: [boss.id, people[0].id], in: zoo.slot("Person", "staff"))
    #expect(many == [boss.id: [people[2].id, people[1].id]])
    let first = try zoo.insert("Cat")
    let second = try zoo.insert("Dog", ["friends": .objects([first])])
    #expect(try store.objects(of: first, in: zoo.slot("Cat", "friends")) == [second])
    try zoo.update(first, ["friends": .objects([])])
    #expect(try store.objects(of: second, in: zoo.slot("Dog", "friends")).isEmpty)
  }

  @Test("A change from an old version is a conflict, and writes nothing", arguments: Zoo.Kind.allCases)
  func versions(_ kind: Zoo.Kind) throws {
    let zoo = try Zoo(kind)
    let cat = try zoo.insert("Cat", ["name": .string("a")])
    try zoo.update(cat, ["name": .string("b")])
    var changes = StoreChanges()
    changes.inserted = [try zoo.make("Dog")]
    changes.updated = [StoreChanges.Object(id: cat, values: try zoo.make("Cat").values, version: 1)]
    let conflict = #expect(throws: StoreConflict.self) { try zoo.store.write(changes) }
    #expect(conflict?.versions.map(\.id) == [cat])
    #expect(conflict?.versions.first?.row?.version == 2)
    #expect(try zoo.store.count(zoo.fetch("Animal")) == 1)
    changes = StoreChanges()
    changes.deleted = [(cat, 1)]
    #expect(throws: StoreConflict.self) { try zoo.store.write(changes) }
    changes.deleted = [(cat, 2)]
    try zoo.store.write(changes)
    #expect(throws: StoreConflict.self) { try zoo.store.write(changes) }
    changes.deleted = [(cat, -1)]
    try zoo.store.write(changes)
    #expect(try zoo.store.count(zoo.fetch("Animal")) == 0)
  }

  @Test("Values that must differ are a conflict", arguments: Zoo.Kind.allCases)
  func constraints(_ kind: Zoo.Kind) throws {
    let zoo = try Zoo(kind)
    let first = try zoo.insert("Person", ["code": .string("a")])
    let second = try zoo.insert("Person", ["code": .string("b")])
    try zoo.insert("Person")
    try zoo.insert("Person")
    let twin = try zoo.make("Person", ["code": .string("a")])
    let conflict = #expect(throws: StoreConflict.self) { try zoo.insert([twin]) }
    let found = try #require(conflict?.constraints.first)
    #expect(found.properties == ["code"] && found.values == [.string("a")])
    #expect(found.stored == first && found.conflicting == [twin.id])
    let twins = try (0..<2).map { _ in try zoo.make("Person", ["code": .string("c")]) }
    let both = #expect(throws: StoreConflict.self) { try zoo.insert(twins) }
    #expect(both?.constraints.first?.stored == nil && both?.constraints.first?.conflicting == twins.map(\.id))
    #expect(try zoo.store.count(zoo.fetch("Person")) == 4)
    var swap = StoreChanges()
    for (id, code) in [(first, "b"), (second, "a")] {
      swap.updated.append(
        StoreChanges.Object(id: id, values: try zoo.make("Person", ["code": .string(code)]).values, version: 1))
    }
    try zoo.store.write(swap)
    #expect(try zoo.store.identifiers(zoo.fetch("Person", "code == 'a'")) == [second])
    var replacement = StoreChanges()
    replacement.deleted = [(second, 2)]
    replacement.inserted = [twin]
    try zoo.store.write(replacement)
    #expect(try zoo.store.identifiers(zoo.fetch("Person", "code == 'a'")) == [twin.id])
  }

  @Test("Deleting takes an object out of the relationships between many", arguments: Zoo.Kind.allCases)
  func deletion(_ kind: Zoo.Kind) throws {
    let zoo = try Zoo(kind)
    let person = try zoo.insert("Person")
    let team = try zoo.insert("Order", ["members": .objects([person])])
    var changes = StoreChanges()
    changes.deleted = [(person, 1)]
    try zoo.store.write(changes)
    #expect(try zoo.store.objects(of: team, in: zoo.slot("Order", "members")).isEmpty)
  }

  @Test("Batches change the store with expressions, and obey cascades", arguments: Zoo.Kind.allCases)
  func batches(_ kind: Zoo.Kind) throws {
    let zoo = try Zoo(kind)
    let keeper = try zoo.insert("Person", ["name": .string("k")])
    let friend = try zoo.insert("Person", ["name": .string("f"), "boss": .object(keeper)])
    let cat = try zoo.insert("Cat", ["age": .integer(1), "keeper": .object(keeper)])
    let dog = try zoo.insert("Dog", ["age": .integer(5)])
    let age = zoo.slot("Animal", "age")
    let update = try zoo.fetch("Animal", "age < 3")
    #expect(try zoo.store.update(update, to: [(age, try PredicateOperand(format: "age * 10"))]) == [cat])
    #expect(try zoo.store.row(for: cat)?.values[age] == .integer(10))
    #expect(try zoo.store.row(for: cat)?.version == 2)
    let name = zoo.slot("Animal", "name")
    #expect(try zoo.store.update(zoo.fetch("Animal"), to: [(name, .constant(.string("x")))]) == [cat, dog])
    #expect(try zoo.texts(zoo.fetch("Animal")) == ["x", "x"])
    #expect(try zoo.store.updateCount(zoo.fetch("Dog"), to: [(name, .constant(.string("y")))]) == 1)
    #expect(try zoo.store.updateCount(zoo.fetch("Dog", "keeper.name == 'z'"), to: [(name, .constant(.null))]) == 0)
    #expect(try zoo.texts(zoo.fetch("Animal")) == ["x", "y"])
    #expect(try zoo.store.delete(zoo.fetch("Person", "name == 'k'")) == [keeper])
    #expect(try zoo.store.identifiers(zoo.fetch("Animal")) == [dog])
    #expect(try zoo.store.row(for: friend)?.values[zoo.slot("Person", "boss")] == .null)
  }

  @Test("Results have bounds, and columns, groups and functions", arguments: Zoo.Kind.allCases)
  func values(_ kind: Zoo.Kind) throws {
    let zoo = try Zoo(kind)
    let keeper = try zoo.insert("Person", ["name": .string("Al")])
    for (index, name) in ["b", "a", "b", "c", "a", "b"].enumerated() {
      try zoo.insert(
        "Cat",
        [
          "name": .string(name), "age": index == 3 ? .null : .integer(Int64(index)),
          "keeper": index == 0 ? .object(keeper) : .null, "born": .date(Double(index)),
        ])
    }
    let byName = StoreOrder(keyPath: ["name"])
    var fetch = try zoo.fetch("Animal", order: byName)
    fetch.offset = 1
    fetch.limit = 3
    #expect(try zoo.texts(fetch) == ["a", "b", "b"])
    #expect(try zoo.store.count(fetch) == 3)
    fetch = try zoo.fetch("Animal", order: byName)
    let name = StoreColumn.keyPath(["name"])
    let distinct = try zoo.store.values(fetch, columns: [name], grouping: nil, isDistinct: true)
    #expect(distinct == [[.string("a")], [.string("b")], [.string("c")]])
    let columns: [StoreColumn] = [
      name, .expression(try PredicateOperand(format: "count:(SELF)")),
      .expression(try PredicateOperand(format: "sum:(age)")),
      .expression(try PredicateOperand(format: "max:(born)")),
    ]
    let groups = try zoo.store.values(
      fetch, columns: columns,
      grouping: StoreGrouping(columns: [name], having: try PredicateCondition(format: "count:(SELF) > 1")),
      isDistinct: false)
    #expect(
      groups == [
        [.string("a"), .integer(2), .integer(5), .date(4)], [.string("b"), .integer(3), .integer(7), .date(5)],
      ])
    let whole = try zoo.store.values(
      zoo.fetch("Animal"),
      columns: [
        .expression(try PredicateOperand(format: "average:(age)")),
        .expression(try PredicateOperand(format: "min:(name)")),
      ], grouping: nil, isDistinct: false)
    #expect(whole == [[.double(12 / 5), .string("a")]])
    let objects = try zoo.store.values(
      zoo.fetch("Animal", "name == 'b' AND age < 2"),
      columns: [.identifier, .keyPath(["keeper"]), .keyPath(["keeper", "name"]), .keyPath(["born"])], grouping: nil,
      isDistinct: false)
    let first = try zoo.store.identifiers(zoo.fetch("Animal"))[0]
    #expect(objects == [[.object(first), .object(keeper), .string("Al"), .date(0)]])
  }
}
