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
    ("SUBQUERY(friends, $f, $f.age > 15).@count == 1", true),
    ("SUBQUERY(friends, $f, $f.age > 15 AND $f.name == 'Al').@count == 0", true),
    ("TERNARY(age > 40, 'old', 'young') == 'old'", true), ("lowercase:(name) == 'zoë smith'", true),
    ("uppercase(name) BEGINSWITH 'ZOË'", true), ("length:(name) == 9", true), ("abs:(-3) == 3", true),
    ("ceiling:(height) == 2 AND floor:(height) == 1 AND trunc:(-1.5) == -1", true), ("modulus:by:(age, 5) == 2", true),
    ("sum:(friends.age) == 30", true), ("average:(friends.age) == 15", true), ("max:({1, 5, 3}) == 5", true),
    ("min:(1, 5, 3) == 1", true), ("count:(friends) == 2", true), ("median:({1, 9, 4}) == 4", true),
    ("FUNCTION(age, 'add:to:', 1) == 43", true), ("FUNCTION('A', 'lowercase:') == 'a'", true),
    ("canonical:(name) == 'zoe smith'", true), ("noindex:(age) == 42", true), ("now() > CAST(0, 'NSDate')", true),
    ("CAST(100, 'NSDate') == born", true), ("CAST(age, 'NSString') == '42'", true), ("born + 1 > born", true),
    ("ANY (tags UNION {'c'}) == 'c'", true), ("(tags INTERSECT {'a'}).@count == 1", true),
    ("(tags MINUS {'a'}) == {'B'}", true), ("friends.@distinctUnionOfObjects.age == {10, 20}", true),
    ("name ==[n] 'Zoë Smith'", true), ("name ==[cl] 'ZOË SMITH'", true), ("nothing + 1 == nil", true),
    ("'e\u{301}' == '\u{e9}'", false), ("'e\u{301}' ==[c] '\u{c9}'", true),
    ("9223372036854775807 == 9223372036854775808.0", false),
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
    let joined = try PredicateCondition(
      format: "%K == $SOURCE.%K AND best.%K == 1", arguments: [.string("age"), .string("best.age"), .string("age")])
    #expect(joined.description == "age == $SOURCE.best.age AND best.age == 1")
  }

  @Test(
    "A database does not know whether nil is like something",
    arguments: [
      ("nothing == 1", nil), ("nothing != 1", true), ("nothing == nil", true), ("nothing != nil", false),
      ("nothing < 1", nil), ("nothing CONTAINS 'a'", nil), ("nothing IN {1, 2}", nil), ("nothing BETWEEN {1, 2}", nil),
      ("nothing == nothing", nil), ("nothing == 1 OR age == 42", true), ("nothing == 1 OR age == 1", nil),
      ("nothing == 1 AND age == 42", nil), ("nothing == 1 AND age == 1", false), ("NOT nothing == 1", nil),
      ("ANY friends.nothing == 1", false), ("NONE friends.nothing == 1", true), ("age == nil", false),
    ] as [(String, Bool?)])
  func unknown(_ format: String, _ expected: Bool?) throws {
    let condition = try PredicateCondition(format: format)
    let subject = Person(
      values: ["nothing": .null, "age": .integer(42), "friends": .list([.object(Person(values: ["nothing": .null]))])])
    let isTrue = try CompiledPredicate(condition, isNilUnknown: true).evaluate(with: subject)
    let isFalse = try CompiledPredicate(.not(condition), isNilUnknown: true).evaluate(with: subject)
    #expect(isTrue == (expected == true) && isFalse == (expected == false))
  }

  @Test("Variables are given when it is evaluated, or before") func variables() throws {
    let condition = try PredicateCondition(format: "age == $a AND $b.name == name")
    let predicate = try CompiledPredicate(condition)
    #expect(try predicate.evaluate(with: Self.subject, variables: ["a": .integer(42), "b": .object(Self.subject)]))
    #expect(throws: PredicateProblem.unknownVariable("a")) { try predicate.evaluate(with: Self.subject) }
    #expect(
      try PredicateCondition(format: "age == $a").substituting(["a": .integer(1)]).description == "age == 1")
  }

  @Test("Objects are recognised, and stay in this process") func objects() throws {
    let id = PredicateConstant.object(PredicateObject(AnyHashable([1, 2])))
    let condition = try PredicateCondition(format: "id == %@ AND id IN %@", arguments: [id, .list([.null, id])])
    #expect(try CompiledPredicate(condition).evaluate(with: Person(values: ["id": PredicateValue(id)])))
    #expect(try !CompiledPredicate(condition).evaluate(with: Person(values: ["id": .string("")])))
    #expect(!condition.isPortable)
    #expect(try PredicateCondition(format: "a IN {1, 2}").isPortable)
  }

  @Test(
    "A long list finds what a short one does",
    arguments: [
      (PredicateConstant.integer(3), true), (.double(3), true), (.double(3.5), true), (.integer(99), false),
      (.string("a"), true), (.string("e\u{301}"), false), (.string("\u{e9}"), true), (.null, true), (.date(3), false),
      (.list([.integer(1)]), true), (.list([.integer(2)]), false),
    ])
  func longList(_ value: PredicateConstant, _ expected: Bool) throws {
    let values: [PredicateConstant] = [
      .integer(3), .double(3.5), .string("a"), .string("\u{e9}"), .null, .date(4), .list([.integer(1)]),
    ]
    for copies in [1, 5] {
      let list = PredicateConstant.list(Array(repeating: values, count: copies).flatMap { $0 })
      let predicate = try CompiledPredicate(PredicateCondition(format: "x IN %@", arguments: [list]))
      #expect(try predicate.evaluate(with: Person(values: ["x": PredicateValue(value)])) == expected)
    }
  }

  @Test("A method is called where the object has it, and named where it has not")
  func methods() throws {
    struct Speaker: PredicateSubject {
      func predicateValue(forKey key: String) throws -> PredicateValue? { nil }

      func predicateValue(ofMessage selector: String, arguments: [PredicateValue]) throws -> PredicateValue? {
        selector == "say:to:" ? .list(arguments) : nil
      }
    }
    let call = try PredicateOperand(format: "FUNCTION($speaker, 'say:to:', 'hello', 3)")
    #expect(call.description == "FUNCTION($speaker, \"say:to:\", \"hello\", 3)")
    let value = try call.value(for: PredicateValue.null, variables: ["speaker": .object(Speaker())])
    #expect(value.description == "{\"hello\", 3}")
    #expect(throws: PredicateProblem.unknownMessage("sing", of: "Speaker")) {
      try PredicateOperand(format: "FUNCTION(SELF, 'sing')").value(for: Speaker())
    }
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
      ("age == 3 AND", 12), ("a..b == 3", 0), ("$ == 3", 0), ("SUBQUERY(a, x, $x > 1) > 0", 12),
      ("modulus:by:(1) == 0", 11), ("FUNCTION(1, f) == 0", 8),
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
