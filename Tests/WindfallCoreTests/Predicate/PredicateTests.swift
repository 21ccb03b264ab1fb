import Testing

@testable import WindfallCore

@Suite("Predicates")
struct PredicateTests {
  private struct Person: PredicateSubject {
    let values: [String: PredicateValue]

    func predicateValue(forKey key: String) throws -> PredicateValue? { values[key] }
  }

  private static var subject: Person {
    Person(values: [
      "name": .string("Zoë Smith"), "age": .integer(42), "height": .double(1.75), "isOn": .bool(true), "nothing": .null,
      "friends": .list([
        .object(Person(values: ["name": .string("Al"), "age": .integer(10)])),
        .object(Person(values: ["name": .string("Bo"), "age": .integer(20)])),
      ]),
      "tags": .list([.string("a"), .string("B")]), "born": .date(100), "in": .string("reserved"),
      "best": .object(
        Person(values: ["name": .string("Cy"), "address": .object(Person(values: ["city": .string("Rome")]))])),
    ])
  }

  static let table: [(String, Bool)] = [
    ("age == 42", true), ("age = 42", true), ("age != 42", false), ("age <> 41", true), ("age < 42", false),
    ("age <= 42", true), ("age =< 42", true), ("age > 41.5", true), ("age >= 43", false), ("age => 42", true),
    ("age == 42.0", true), ("42 == age", true), ("name == 'Zoë Smith'", true), ("name == \"zoë smith\"", false),
    ("name ==[c] 'zoë smith'", true), ("name ==[cd] 'ZOE SMITH'", true), ("name ==[d] 'Zoe Smith'", true),
    ("name CONTAINS 'Smi'", true), ("name CONTAINS[c] 'SMI'", true), ("name contains[cd] 'zoe'", true),
    ("name CONTAINS 'zoe'", false), ("name CONTAINS ''", true), ("name BEGINSWITH 'Zoë'", true),
    ("name BEGINSWITH[d] 'Zoe'", true), ("name ENDSWITH 'ith'", true), ("name ENDSWITH[c] 'ITH'", true),
    ("name LIKE 'Zo*'", true), ("name LIKE 'Zo? S*'", true), ("name LIKE 'Zo?'", false),
    ("name LIKE[c] '*SMITH'", true),
    ("name LIKE '*.*'", false), ("name MATCHES 'Z.*h'", true), ("name MATCHES 'Z'", false),
    ("name MATCHES[c] 'z\\\\w+ smith'", true), ("name MATCHES 'a|Zoë Smith'", true), ("name MATCHES '\\\\d+'", false),
    ("age BETWEEN {40, 42}", true), ("age BETWEEN {43, 50}", false), ("height BETWEEN {1.5, 2}", true),
    ("age IN {1, 42}", true), ("name IN {'x', 'y'}", false), ("'a' IN tags", true), ("'b' IN tags", false),
    ("'b' IN[c] tags", true), ("'Smi' IN name", true), ("tags CONTAINS 'B'", true), ("age IN {}", false),
    ("isOn == YES", true), ("isOn == true", true), ("isOn == 1", true), ("isOn == FALSE", false),
    ("nothing == nil", true), ("nothing == NULL", true), ("nothing != nil", false), ("age == nil", false),
    ("nothing CONTAINS 'x'", false), ("nothing < 3", false), ("NOT nothing == nil", false), ("nothing LIKE '*'", false),
    ("age == 42 AND isOn == YES", true), ("age == 1 && isOn == YES", false), ("age == 1 OR isOn == YES", true),
    ("age == 1 || isOn == NO", false), ("NOT age == 1", true), ("!(age == 42)", false), ("not not age == 42", true),
    ("age == 1 AND age == 2 OR isOn == YES", true), ("age == 1 AND (age == 2 OR isOn == YES)", false),
    ("isOn == YES OR age == 1 AND age == 2", true), ("TRUEPREDICATE", true), ("FALSEPREDICATE OR truepredicate", true),
    ("ANY friends.age > 15", true), ("SOME friends.age > 25", false), ("ALL friends.age > 5", true),
    ("ALL friends.age > 15", false), ("NONE friends.age > 25", true), ("ANY friends.name BEGINSWITH 'B'", true),
    ("ANY tags ==[c] 'b'", true), ("friends.@count == 2", true), ("tags.@count > 2", false),
    ("friends.@sum.age == 30", true), ("friends.@avg.age == 15", true), ("friends.@max.age == 20", true),
    ("friends.@min.age == 10", true), ("best.address.city == 'Rome'", true), ("SELF.age == 42", true),
    ("self.best.name == 'Cy'", true), ("name.length == 9", true), ("#in == 'reserved'", true),
    ("age + 1 == 43", true), ("age - 2 * 20 == 2", true), ("(age - 2) * 20 == 800", true), ("age / 2 == 21", true),
    ("2 ** 3 == 8", true), ("-age == -42", true), ("age == -(-42)", true), ("(age) == 42", true), ("1 / 0 > 0", true),
    ("1e3 == 1000", true), (".5 < 1", true), ("0x2A == age", true), ("name == 'It\\'s'", false),
    ("'a\\tb' == 'a\tb'", true),
    ("nothing.whatever == nil", true), ("{1, 2} == {1, 2}", true), ("'abc' < 'abd'", true),
  ]

  @Test("A condition holds or not", arguments: table)
  func evaluates(_ format: String, _ expected: Bool) throws {
    let condition = try PredicateCondition(format: format)
    #expect(try CompiledPredicate(condition).evaluate(with: Self.subject) == expected)
  }

  @Test("The usual spelling means the same", arguments: table)
  func spelling(_ format: String, _ expected: Bool) throws {
    let condition = try PredicateCondition(format: format)
    let again = try PredicateCondition(format: condition.description)
    #expect(again.description == condition.description)
    #expect(try CompiledPredicate(again).evaluate(with: Self.subject) == expected)
  }

  @Test("A condition is sent as it is", arguments: table)
  func wire(_ format: String, _: Bool) throws {
    let condition = try PredicateCondition(format: format)
    #expect(try PredicateCondition(wireBytes: condition.wireBytes) == condition)
  }

  @Test("Arguments take their places")
  func arguments() throws {
    let condition = try PredicateCondition(
      format: "%K CONTAINS[c] %@ AND age == %d AND height < %lf AND tags == %@ AND %K == %ld",
      arguments: [
        .string("name"), .string("smith"), .integer(42), .double(2), .list([.string("a"), .string("B")]),
        .string("best.address.@count"), .integer(0),
      ])
    #expect(
      condition.description
        == "name CONTAINS[c] \"smith\" AND age == 42 AND height < 2.0 AND tags == {\"a\", \"B\"} "
        + "AND best.address.@count == 0")
  }

  @Test("A place in quotes is text")
  func quotedPlace() throws {
    #expect(try PredicateCondition(format: "name == '%@'").description == "name == \"%@\"")
  }

  @Test(
    "A format that cannot be read is shown with the place",
    arguments: [
      ("", 0), ("age", 3), ("age ==", 6), ("== 3", 0), ("age == 3 3", 9), ("(age == 3", 9), ("age == 3)", 8),
      ("age ~ 3", 4), ("name == 'x", 8), ("age == %@", 7), ("age == %q", 7), ("age CONTAINS[q] 3", 12),
      ("AND age == 3", 0),
      ("age == 3 AND", 12), ("a..b == 3", 0), ("$x == 3", 0), ("SUBQUERY(a, $x, $x > 1) > 0", 0),
      ("lower(name) == 'a'", 5), ("{1, 2 == 3", 6), ("NOT", 3), ("age == 3 AND AND", 13), ("#1 == 2", 1),
      ("%% == 3", 0),
    ])
  func badFormat(_ format: String, _ position: Int) throws {
    let problem = #expect(throws: PredicateProblem.self) { try PredicateCondition(format: format) }
    guard case .invalidFormat(format, let place, _)? = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(place == position)
    #expect(problem?.description.hasPrefix("Unable to parse the format string \"\(format)\"") == true)
  }

  @Test("A format that is cut anywhere is read or refused")
  func cutFormats() {
    for (format, _) in Self.table {
      for count in 0..<format.count { _ = try? PredicateCondition(format: String(format.prefix(count))) }
    }
  }

  @Test("Nesting without end is refused", arguments: ["(", "!", "-", "{", "NOT ", "1 ** "])
  func nesting(_ part: String) {
    let format = String(repeating: part, count: 100_000)
    #expect(throws: PredicateProblem.self) { try PredicateCondition(format: format) }
  }

  @Test(
    "What cannot be compared is refused",
    arguments: ["name > 3", "age CONTAINS 4", "age LIKE '4*'", "ANY age == 1", "missing == 1", "name + 1 == 2"])
  func mistakes(_ format: String) throws {
    let predicate = try CompiledPredicate(PredicateCondition(format: format))
    #expect(throws: PredicateProblem.self) { try predicate.evaluate(with: Self.subject) }
  }

  @Test("A regular expression that is none is refused")
  func regularExpression() {
    #expect(throws: PredicateProblem.invalidRegularExpression("(")) {
      try CompiledPredicate(PredicateCondition(format: "name MATCHES '('"))
    }
  }
}
