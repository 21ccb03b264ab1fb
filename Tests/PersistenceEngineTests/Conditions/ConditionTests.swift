import Foundation
import PersistenceEngine
import Testing
import WindfallCore

@Suite("Conditions of fetches") struct ConditionTests {
  private struct Wrapped: Hashable, ObjectReferring, EntityReferring {
    var referredObject: ObjectID
    var referredEntity = "Dog"
  }

  private struct Named: Hashable, EntityReferring {
    var referredEntity: String
  }

  /// Tom and Rex are Al's; Kit is nobody's.
  private func filled(_ kind: Zoo.Kind) throws -> (zoo: Zoo, ids: [String: ObjectID]) {
    let zoo = try Zoo(kind)
    let boss = try zoo.insert("Person", ["name": .string("Bo"), "age": .integer(60)])
    let al = try zoo.insert("Person", ["name": .string("Al"), "age": .integer(30), "boss": .object(boss)])
    let tom = try zoo.insert(
      "Cat",
      [
        "name": .string("Tom"), "keeper": .object(al), "lives": .integer(9), "age": .integer(3), "born": .date(100),
        "chip": .uuid(RandomZoo.ids[1]), "page": .url(URL(fileURLWithPath: "/a")), "isTame": .integer(1),
      ])
    let rex = try zoo.insert(
      "Dog",
      [
        "name": .string("Réx"), "keeper": .object(al), "lives": .string("one"), "age": .integer(5), "born": .date(200),
        "friends": .objects([tom]), "group": .string("g"),
      ])
    let kit = try zoo.insert("Cat", ["name": .null, "age": .integer(1)])
    let team = try zoo.insert("Order", ["title": .string("group"), "members": .objects([al])])
    return (zoo, ["boss": boss, "al": al, "tom": tom, "rex": rex, "kit": kit, "team": team])
  }

  static let formats: [(String, [String])] = [
    ("name == 'Tom'", ["tom"]), ("name ==[cd] 'REX'", ["rex"]), ("name LIKE[c] 't?m'", ["tom"]),
    ("name MATCHES '[A-Z].*'", ["tom", "rex"]),
    ("name CONTAINS 'o'", ["tom"]), ("name BEGINSWITH[d] 'Re'", ["rex"]), ("name ENDSWITH 'm'", ["tom"]),
    ("name == nil", ["kit"]), ("name != nil", ["tom", "rex"]), ("name != 'Tom'", ["rex", "kit"]),
    ("NOT name == 'Tom'", ["rex"]),
    ("keeper.name == 'Al'", ["tom", "rex"]), ("keeper.boss.age > 50", ["tom", "rex"]), ("keeper == nil", ["kit"]),
    ("keeper == %al", ["tom", "rex"]), ("keeper IN {%al, %boss}", ["tom", "rex"]), ("NOT keeper IN {%al}", []),
    ("keeper != %al", ["kit"]),
    ("SELF == %tom", ["tom"]), ("self == %tom", ["tom"]), ("objectID == %kit", ["kit"]),
    ("SELF IN {%rex, %kit}", ["rex", "kit"]),
    ("NOT (SELF IN {%rex, %kit})", ["tom"]), ("keeper.objectID == %al", ["tom", "rex"]), ("SELF == %al", []),
    ("ANY friends == %tom", ["rex"]), ("ANY friends.name == 'Tom'", ["rex"]),
    ("NONE friends.name == 'Tom'", ["tom", "kit"]),
    ("friends CONTAINS %rex", ["tom"]), ("%rex IN friends", ["tom"]), ("ANY friends IN {%tom, %rex}", ["tom", "rex"]),
    ("friends.@count == 0", ["kit"]), ("friends.@count > 0 AND age < 4", ["tom"]),
    ("SUBQUERY(friends, $f, $f.age > 4).@count == 1", ["tom"]),
    ("SUBQUERY(friends, $f, $f.keeper == keeper AND $f.name != name).@count > 0", ["tom", "rex"]),
    ("ANY keeper.teams.title == 'group'", ["tom", "rex"]),
    ("friends.@max.age == 5", ["tom"]), ("friends.@sum.age < 4", ["rex", "kit"]), ("friends.@avg.age == 3", ["rex"]),
    ("count:(friends) == 1", ["tom", "rex"]),
    ("age BETWEEN {3, 5}", ["tom", "rex"]), ("age IN {1, 5}", ["rex", "kit"]), ("age == '5'", ["rex"]),
    ("age + 2 == 5", ["tom"]), ("age * 2 > age + 3", ["rex"]),
    ("born > CAST(150, 'NSDate')", ["rex"]), ("born < now()", ["tom", "rex"]), ("born == 100", ["tom"]),
    ("born + 100 == CAST(200, 'NSDate')", ["tom"]),
    ("isTame == YES", ["tom"]), ("isTame == NO", []), ("group == 'g'", ["rex"]),
    ("length:(name) == 3", ["tom", "rex"]), ("lowercase:(name) == 'tom'", ["tom"]),
    ("modulus:by:(age, 2) == 1", ["tom", "rex", "kit"]), ("TERNARY(age > 4, 'old', 'young') == 'old'", ["rex"]),
    ("page == 'file:///a'", ["tom"]),
    ("entity == %Cat", ["tom", "kit"]), ("entity IN {%Dog}", ["rex"]), ("chip == %chip", ["tom"]),
    ("chip == '00000000-0000-0000-0000-0000000001FF'", ["tom"]),
    ("name IN 'Tomato'", ["tom"]), ("'Tom' IN {'Tom'}", ["tom", "rex", "kit"]), ("1 == 2", []),
    ("TRUEPREDICATE", ["tom", "rex", "kit"]), ("nil == nil", ["tom", "rex", "kit"]),
    ("keeper.boss == %boss AND keeper.boss.name == 'Bo' OR name == nil", ["tom", "rex", "kit"]),
    ("noindex:(age) == 5", ["rex"]),
  ]

  @Test("They find what they say", arguments: Zoo.Kind.allCases) func finding(_ kind: Zoo.Kind) throws {
    let (zoo, ids) = try filled(kind)
    let names = Dictionary(uniqueKeysWithValues: ids.map { ($1, $0) })
    for (format, expected) in Self.formats {
      var arguments: [PredicateConstant] = []
      let pieces = format.split(separator: "%", omittingEmptySubsequences: false)
      var text = String(pieces[0])
      for piece in pieces.dropFirst() {
        let name = String(piece.prefix { $0.isLetter })
        text += "%@" + piece.dropFirst(name.count)
        arguments.append(
          .object(
            PredicateObject(
              ids[name].map { AnyHashable(Wrapped(referredObject: $0)) }
                ?? (name == "chip" ? AnyHashable(RandomZoo.ids[1]) : AnyHashable(Named(referredEntity: name))))))
      }
      var fetch = StoreFetch(entity: zoo.entity("Animal").index)
      fetch.condition = try PredicateCondition(format: text, arguments: arguments)
      let found = try zoo.store.identifiers(fetch).map { names[$0] ?? "?" }
      #expect(found == expected, "\(format)")
      #expect(try zoo.store.count(fetch) == expected.count, "\(format)")
    }
  }

  @Test(
    "What Apple's store refuses is refused, in its words",
    arguments: [
      ("nothing == 1", "keypath nothing not found in entity Animal"),
      ("keeper.nothing == 1", "keypath keeper.nothing not found in entity Animal"),
      ("lives == 9", "keypath lives not found in entity Animal"),
      ("mood == 'x'", "keypath mood not found in entity Animal"),
      ("friends.name == 'Tom'", "to-many key not allowed here"),
      ("ANY friends.friends.name == 'a'", "multiple to-many keys not allowed here"),
      ("ALL friends.age > 1", "Unsupported predicate ALL friends.age > 1"),
      ("max:(age) == 3", "Unsupported function expression max:(age)"),
      ("friends.@distinctUnionOfObjects.age == 1", "to-many key not allowed here"),
      ("name > 3 AND chip > 4", "unable to compare the values of chip > 4"),
    ])
  func refusal(_ format: String, _ message: String) throws {
    let zoo = try Zoo(.sqlite)
    let problem = #expect(throws: ConditionProblem.self) { try zoo.store.identifiers(zoo.fetch("Animal", format)) }
    #expect(problem?.description == message)
  }

  @Test(
    "Orders that Apple's store refuses",
    arguments: [
      ("nothing", "keypath nothing not found in entity Animal"), ("friends", "to-many key not allowed here"),
      (
        "friends.@count",
        "Keypath containing KVC aggregate where there shouldn't be one; failed to handle friends.@count"
      ),
    ])
  func refusedOrder(_ path: String, _ message: String) throws {
    let zoo = try Zoo(.sqlite)
    let order = StoreOrder(keyPath: path.split(separator: ".").map(String.init))
    let problem = #expect(throws: ConditionProblem.self) {
      try zoo.store.identifiers(zoo.fetch("Animal", order: order))
    }
    #expect(problem?.description == message)
  }

  @Test("In memory, conditions work that a file's store refuses") func memoryOnly() throws {
    let (zoo, ids) = try filled(.memory)
    #expect(try zoo.store.identifiers(zoo.fetch("Animal", "ALL friends.age > 4 AND age > 1")) == [ids["tom"]])
  }

  @Test("Any text is kept and found exactly", arguments: Zoo.Kind.allCases) func texts(_ kind: Zoo.Kind) throws {
    let zoo = try Zoo(kind)
    let large = String(repeating: "0123456789", count: 1 << 20)
    let texts = RandomZoo.texts + ["'; DROP TABLE ZANIMAL; --", "?1", large]
    let ids = try texts.map { try zoo.insert("Cat", ["name": .string($0), "group": .string($0)]) }
    for (text, id) in zip(texts, ids) {
      #expect(try zoo.store.identifiers(zoo.fetch("Animal", "name == %@ AND group == name", .string(text))) == [id])
    }
    #expect(try zoo.texts(zoo.fetch("Animal", "name == %@", .string(large))) == [large])
  }

  @Test("A hundred thousand values in one list", arguments: Zoo.Kind.allCases) func manyValues(_ kind: Zoo.Kind) throws
  {
    let zoo = try Zoo(kind)
    let ids = try (0..<5).map { try zoo.insert("Cat", ["age": .integer(Int64($0 * 1000)), "name": .string("\($0)")]) }
    let numbers = PredicateConstant.list((1000..<101_000).map { .integer($0) })
    #expect(try zoo.store.identifiers(zoo.fetch("Animal", "age IN %@", numbers)) == Array(ids.dropFirst()))
    let objects = PredicateConstant.list(
      (3..<100_003).map { Zoo.object(ObjectID(entity: ids[0].entity, store: zoo.store.number, key: $0)) })
    #expect(try zoo.store.identifiers(zoo.fetch("Animal", "SELF IN %@", objects)) == Array(ids.dropFirst(2)))
    let texts = PredicateConstant.list((1..<50_000).map { .string("\($0)") })
    #expect(try zoo.store.count(zoo.fetch("Animal", "name IN %@ AND age IN %@", texts, numbers)) == 4)
  }

  @Test("An object of another store is found nowhere", arguments: Zoo.Kind.allCases) func otherStore(_ kind: Zoo.Kind)
    throws
  {
    let zoo = try Zoo(kind)
    let cat = try zoo.insert("Cat")
    let other = ObjectID(entity: cat.entity, store: cat.store + 1, key: cat.key)
    #expect(try zoo.store.identifiers(zoo.fetch("Animal", "SELF == %@", Zoo.object(other))).isEmpty)
    #expect(try zoo.store.identifiers(zoo.fetch("Animal", "SELF != %@", Zoo.object(other))) == [cat])
  }
}
