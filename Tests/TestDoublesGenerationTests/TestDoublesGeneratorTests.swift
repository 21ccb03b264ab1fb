import Foundation
import SwiftParser
import SwiftSyntax
import TestDoublesGeneration
import Testing

struct TestDoublesGeneratorTests {
  private func result(_ source: String, inherited: String = "") throws -> Result<[String], DoubleProblems> {
    let file = Parser.parse(source: source)
    let syntax = try #require(file.statements.first?.item.as(ProtocolDeclSyntax.self))
    return TestDoublesGenerator.declarations(for: syntax, inherited: inherited)
  }

  private func doubles(_ source: String, inherited: String = "") throws -> [String] {
    try result(source, inherited: inherited).get()
  }

  private func problems(_ members: String, parents: String = "", inherited: String = "") throws -> [String] {
    switch try result("protocol P\(parents) {\n  \(members)\n}", inherited: inherited) {
    case .success: return []
    case .failure(let error):
      return error.problems.map { problem in
        "\(problem.node.trimmedDescription): \(problem.message)"
      }
    }
  }

  @Test func functionsUnderAnotherNameAreKeptOnlyWhereTheyEscape() throws {
    let members = """
      typealias Own = () -> Void
        func load(_ a: Done, _ b: @escaping Done, _ c: Done?, _ d: App.Then<Int>, _ e: @MainActor Own, _ f: Count)
      """
    let aliases =
      "typealias Done = Far\ntypealias Far = (Int) -> Void\ntypealias Then<T> = (T) -> Void\ntypealias Count = Int"
    let spy = try doubles("protocol P {\n\(members)\n}", inherited: aliases)[2]
    let kept = "[UnrecordedClosure(), b as Any, c as Any, UnrecordedClosure(), UnrecordedClosure(), f as Any]"
    #expect(spy.contains(kept))
  }

  @Test func parentsThatNoDoubleCanHaveAreSaid() throws {
    #expect(
      try problems("var x: Int { get }", parents: ": Codable") == [
        "Codable: a double cannot make up init(from:) and encode(to:) of Codable; repeat that in this protocol"
      ])
    #expect(
      try problems("init(from decoder: any Decoder) throws", parents: ": Codable") == [
        "Codable: a double cannot make up encode(to:) of Codable; repeat that in this protocol"
      ])
    #expect(try problems("init(from decoder: any Decoder) throws", parents: ": Decodable") == [])
    #expect(
      try problems("func a()", parents: ": UIView", inherited: "class UIView {}") == [
        "UIView: a double cannot be a UIView as well; ask for what is used of it in a protocol"
      ])
  }

  @Test func parametersOfOneNameAndErrorsThatAreNone() throws {
    let dummy = try doubles("protocol P {\n  func f(_ x: Int, x: Int) throws(Never)\n}")[0]
    #expect(dummy.contains("func f(_ x: Int, x argument2: Int) {"))
    let stub = try doubles("protocol P {\n  subscript<T>(t: T) -> T? { get set }\n}")[1]
    #expect(stub.contains(".returns(newValue as Any)"))
  }

  private let source =
    "@TestDoubles protocol Clock {\n  func wait(_ seconds: Int, then done: () -> Void) throws -> Bool\n}"

  @Test func dummy() throws {
    #expect(
      try doubles(source)[0] == """
        final class DummyClock: Clock {
          init() {}

          func wait(_ seconds: Int, then done: () -> Void) throws -> Bool {
            return try DummyUse.answer("DummyClock.wait(_:then:)", failing: (any Error).self)
          }
        }
        """)
  }

  @Test func stub() throws {
    #expect(
      try doubles(source)[1] == """
        final class StubClock: Clock {
          init() {}

          let waitAnswer = StubbedAnswer<Bool, any Error>("StubClock.wait(_:then:)", setBy: "waitAnswer")

          func wait(_ seconds: Int, then done: () -> Void) throws -> Bool {
            return try self.waitAnswer.answer()
          }
        }
        """)
  }

  @Test func spy() throws {
    #expect(
      try doubles(source)[2] == """
        final class SpyClock<Wrapped: Clock>: Clock {
          let calls: TestDoubles.CallLog = .init()

          var wrapped: Wrapped

          init(_ wrapped: Wrapped) {
            self.wrapped = wrapped
          }

          init() where Wrapped == StubClock {
            self.wrapped = StubClock()
          }

          func wait(_ seconds: Int, then done: () -> Void) throws -> Bool {
            self.calls.record("wait(_:then:)", [seconds as Any, UnrecordedClosure()])
            return try self.wrapped.wait(seconds, then: done)
          }
        }
        """)
  }

  @Test func mock() throws {
    #expect(
      try doubles(source)[3] == """
        final class MockClock: Clock {
          let expectations = MockExpectations("MockClock")

          init() {}

          @discardableResult
          func expectWait(
            _ argument1: TestDoubles.Matching<Int> = .any,
            fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line
          ) -> MockExpectation<Bool, any Error> {
            self.expectations.expect(
              "wait(_:then:)", [argument1.erased, AnyMatching.any],
              at: CallPlace(fileID: fileID, filePath: filePath, line: line))
          }

          func wait(_ seconds: Int, then done: () -> Void) throws -> Bool {
            return try self.expectations.answer("wait(_:then:)", [seconds as Any, UnrecordedClosure()], failing: (any Error).self)
          }
        }
        """)
  }

  @Test func fake() throws {
    #expect(
      try doubles("public protocol Named { var name: String { get } }")[4] == """
        open class FakeNamed: Named {
          public let storage = FakeStorage("FakeNamed")

          public init() {}

          open var name: String {
            get {
              return self.storage.value("name", [], failing: (Never).self)
            }
            set {
              self.storage.set("name", [], to: newValue as Any)
            }
          }
        }
        """)
  }

  @Test func headersFollowTheProtocol() throws {
    let texts = try doubles("@MainActor @TestDoubles private protocol Bag: Sendable { associatedtype Item: Hashable }")
    #expect(
      texts[0].hasPrefix("@MainActor\nfileprivate final class DummyBag<Item: Hashable>: Bag, @unchecked Sendable {"))
    #expect(texts[2].contains("class SpyBag<Wrapped: Bag>: Bag, @unchecked Sendable {"))
    #expect(texts[2].contains("typealias Item = Wrapped.Item"))
  }

  @Test func overloadsHaveNamesOfTheirOwn() throws {
    let stub = try doubles(
      "protocol P { func a(); func a(x: Int) -> Int; func a(x: String) -> Int; func b(); func b() async }")[1]
    for name in ["aAnswer", "aXIntAnswer", "aXStringAnswer", "bReturningVoidAnswer", "bAsyncReturningVoidAnswer"] {
      #expect(stub.contains("let \(name) ="), "\(name)")
    }
  }

  @Test func inheritedProtocolsAreRefusedUnlessTheyAskForNothing() throws {
    #expect(try problems("", parents: ": AnyObject, Sendable, NSObjectProtocol, Error, Hashable").isEmpty)
    #expect(
      try problems("", parents: ": Loading & Sendable") == [
        "Loading: a macro cannot see the members of Loading; repeat them in this protocol"
      ])
    #expect(try problems("func f()", parents: ": Loading").isEmpty)
    #expect(try problems("func f()", parents: ": Actor") == ["Actor: doubles are classes, which cannot be actors"])
  }

  @Test func inheritedRequirementsAreDoubledOnce() throws {
    let stub = try doubles(
      "protocol P: A, B { func own(); var b: Int { get set } }",
      inherited: """
        protocol A: Base { associatedtype Item: Equatable; func a(_ item: Item); func own() }
        @MainActor protocol B: Base, Outer.C where Item == Int { associatedtype Item; var b: Int { get }; func b() }
        protocol Base: AnyObject { static func base() }
        protocol C: Sendable, Hashable {}
        """)[1]
    #expect(stub.hasPrefix("final class StubP: P, @unchecked Sendable {"))
    #expect(stub.contains("  typealias Item = Int\n"))
    #expect(stub.contains("static func == (one: StubP, other: StubP) -> Bool"))
    #expect(stub.contains("  static func base() {"))
    #expect(stub.contains("  func a(_ item: Item) {"))
    #expect(stub.contains("  @MainActor func b() {"))
    #expect(stub.components(separatedBy: "func own()").count == 2)
    #expect(stub.components(separatedBy: "var b: Int {").count == 2)
  }

  @Test func whatAnInheritedProtocolAsksForIsSaidAtItsName() throws {
    let found = try problems("", parents: ": A", inherited: "protocol A { func f() -> Self }")
    #expect(
      found == ["A: A asks for () -> Self: Self is another type for each double, so that a spy could not pass it on"])
    let far = try problems("", parents: ": A", inherited: "protocol A: B {}")
    #expect(far == ["A: a macro cannot see the members of B; repeat them in this protocol"])
  }

  @Test(arguments: [
    ("func f(_ values: Int...)", "_ values: Int...", "variadic"),
    ("func f(_ body: () throws -> Void) rethrows", "rethrows", "cannot rethrow"),
    ("func f() -> Self", "() -> Self", "Self is another type"),
    ("static func == (a: Int, b: Int) -> Bool", "==", "an operator"),
    ("func f(_ value: consuming Int)", "consuming", "cannot be both recorded and passed on"),
    ("func f<E: Error>(_ type: E.Type) throws(E)", "<E: Error>", "an error of a generic type"),
    ("func f<each T>(_ value: repeat each T)", "repeat each T", "a parameter pack"),
    ("#if DEBUG\n  func f()\n  #endif", "#if DEBUG\n  func f()\n  #endif", "which of the conditions"),
    ("@objc optional func f()", "optional", "Objective-C's runtime"),
  ])
  func whatCannotBeDoubledSaysWhy(member: String, node: String, reason: String) throws {
    let found = try problems(member)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("\(node): ") == true, "\(found)")
    #expect(found.first?.contains(reason) == true, "\(found)")
  }

  @Test func everyProblemIsSaid() throws {
    #expect(try problems("func f() -> Self\n  func g(_ values: Int...)").count == 2)
  }
}
