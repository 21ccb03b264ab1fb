import Testing

@testable import WindfallFacts

@Suite("A line of facts")
struct SDKFactTests {
  private func fact(_ text: String, _ fields: String...) throws -> SDKFact {
    try #require(SDKFact(text, fields: fields))
  }

  @Test("A function has labels, types, effects and what it gives")
  func function() throws {
    let text =
      "class func record(atTime time: TimeInterval, _ settings: [String : (Int, Int)] = [:]) async throws -> Bool"
    let fact = try fact(text, "@recordAtTime:settings:", "+3.0", "-9.0")
    #expect(fact.kind == .function)
    #expect(fact.isStatic)
    #expect(fact.reference == "record(atTime:_:)")
    #expect(fact.parameters.map(\.name) == ["time", "settings"])
    #expect(fact.parameters.map(\.type) == ["TimeInterval", "[String : (Int, Int)]"])
    #expect(fact.parameters.map(\.standard) == [nil, "[:]"])
    #expect(fact.isAsync && fact.isThrowing)
    #expect(fact.type == "Bool")
    #expect([fact.selector, fact.since, fact.deprecated] == ["recordAtTime:settings:", "3.0", "9.0"])
  }

  @Test("A closure in the parameters is one type")
  func closure() throws {
    let fact = try fact("func f(_ body: @escaping @Sendable (Int, String) -> Void)")
    #expect(fact.parameters.map(\.type) == ["@escaping @Sendable (Int, String) -> Void"])
    #expect(fact.type == nil)
  }

  @Test("Properties are settable where they say so")
  func properties() throws {
    #expect(try fact("var isRecording: Bool { get }").isSettable == false)
    #expect(try fact("weak var delegate: (any D)? { get set }").isSettable)
    #expect(try fact("weak var delegate: (any D)? { get set }").type == "(any D)?")
    #expect(try fact("let name: String").isSettable == false)
    #expect(try fact("static let mixWithOthers = 1").value == "1")
  }

  @Test("Initialisers, failable or not")
  func initialisers() throws {
    #expect(try fact("init()").reference == "init()")
    let failable = try fact("convenience init?(named name: String)")
    #expect(failable.isFailable)
    #expect(failable.reference == "init(named:)")
    #expect(try fact("init(url: URL) throws").isThrowing)
  }

  @Test("Types with what they inherit")
  func types() throws {
    #expect(try fact("class AVPlayer : NSObject, P").inherited == ["NSObject", "P"])
    let options = try fact("struct O : OptionSet(Int)")
    #expect(options.inherited == ["OptionSet"])
    #expect(options.rawType == "Int")
    #expect(try fact("enum UIView.Foo : Int").name == "UIView.Foo")
    #expect(try fact("typealias A = (Int) -> Void").type == "(Int) -> Void")
    #expect(try fact("@warn_unqualified_access optional func print(_ sender: Any?)").isOptional)
  }

  @Test(
    "What is no declaration is none", arguments: ["", "foo", "func", "func f(", "var", "class", "case", "func f(a)"])
  func damage(text: String) {
    #expect(SDKFact(text) == nil)
  }
}
