import Testing
import WindfallLowering

struct InheritedProtocolRuleTests {
  static let cases = [
    LoweringCase(
      name: "inherited protocols of doubles",
      before: """
        import TestDoubles
        @TestDoubles
        protocol CachingA: Sendable, LoadingA & NamedA {
          func clear()
        }
        protocol LoadingA: FarA {
          func load(_ text: String) throws
        }
        protocol NamedA {}
        protocol FarA { /* "far" \\ */ }
        @TestDoubles protocol PlainA: Sendable {}
        """,
      after: """
        import TestDoubles
        @TestDoubles(inherited: "protocol LoadingA: FarA {\\n  func load(_ text: String) throws\\n}\\nprotocol NamedA {}\\nprotocol FarA { /* \\"far\\" \\\\ */ }")
        protocol CachingA: Sendable, LoadingA & NamedA {
          func clear()
        }
        protocol LoadingA: FarA {
          func load(_ text: String) throws
        }
        protocol NamedA {}
        protocol FarA { /* "far" \\ */ }
        @TestDoubles protocol PlainA: Sendable {}
        """, compiles: false),
    LoweringCase(
      name: "names of functions in doubles",
      before: """
        import TestDoubles
        @TestDoubles protocol FetchingA {
          func fetch(_ done: DoneA, count: CountA)
        }
        typealias DoneA = OtherA
        typealias OtherA = @Sendable (Int) -> Void
        typealias CountA = [Int]
        typealias UnusedA = () -> Void
        """,
      after: """
        import TestDoubles
        @TestDoubles(inherited: "typealias DoneA = OtherA\\ntypealias OtherA = @Sendable (Int) -> Void") protocol FetchingA {
          func fetch(_ done: DoneA, count: CountA)
        }
        typealias DoneA = OtherA
        typealias OtherA = @Sendable (Int) -> Void
        typealias CountA = [Int]
        typealias UnusedA = () -> Void
        """, compiles: false),
  ]

  @Test("Inherited protocols of doubles", arguments: cases)
  func inherited(_ example: LoweringCase) {
    expectLowering(example)
  }

  @Test("Protocols of other files and modules are found, private ones are not; those of the module come first")
  func otherFiles() {
    var options = LoweringOptions(moduleName: "AppTests", isTestTarget: true)
    let lower = { (source: String) in Lowerer(options: options).lower(source: source, path: "a.swift") }
    let source = "@TestDoubles protocol Caching: App.Loading, Hidden {}"
    let module = ModuleFacts(
      [lower(source).facts, lower("private protocol Hidden {}").facts, lower("protocol Named { func mine() }").facts],
      imported: [lower("public protocol Loading: Named {}\nprotocol Named { func theirs() }").facts])
    options.module = module
    #expect(
      Lowerer(options: options).lower(source: source, path: "a.swift").text.contains(
        "@TestDoubles(inherited: \"public protocol Loading: Named {}\\nprotocol Named { func mine() }\") protocol"))
    #expect(module.identity.contains("public protocol Loading: Named {}"))
  }

  @Test("Names of functions are found in other files and modules, where an inherited protocol uses them as well")
  func functionNames() {
    var options = LoweringOptions(moduleName: "AppTests", isTestTarget: true)
    let lower = { (source: String) in Lowerer(options: options).lower(source: source, path: "a.swift") }
    let source = "@TestDoubles protocol Caching: Loading { func clear(_ done: App.Done<Int>) }"
    let module = ModuleFacts(
      [lower(source).facts, lower("protocol Loading { func load(_ then: Types.Then) }").facts],
      imported: [
        lower("public typealias Done<T> = (T) -> Void\nprivate typealias Then = Int").facts,
        lower("public enum Types { public typealias Then = () -> Void }").facts,
      ])
    options.module = module
    #expect(
      Lowerer(options: options).lower(source: source, path: "a.swift").text.contains(
        "\\npublic typealias Done<T> = (T) -> Void\\npublic typealias Then = () -> Void\") protocol"))
    #expect(module.identity.contains("public typealias Then = () -> Void"))
  }

  @Test("The macro is told which parents are classes, of UIKit and of the project")
  func classes() {
    var options = LoweringOptions(moduleName: "App")
    let lower = { (source: String) in Lowerer(options: options).lower(source: source, path: "a.swift") }
    let source = "class Near {}\n@TestDoubles protocol A: Near, Far where Self: UIKit.UIView {}"
    options.module = ModuleFacts([lower(source).facts, lower("class Far {}").facts])
    #expect(
      Lowerer(options: options).lower(source: source, path: "a.swift").text.contains(
        "@TestDoubles(inherited: \"class Near {}\\nclass Far {}\\nclass UIView {}\") protocol"))
  }

  @Test("What the user gives the macro stays")
  func given() {
    let source = "protocol A {}\n@TestDoubles(inherited: \"\") protocol B: A {}"
    let lowered = Lowerer(options: LoweringOptions(moduleName: "App")).lower(source: source, path: "a.swift")
    #expect(lowered.text.contains("\n@TestDoubles(inherited: \"\") protocol B"))
  }
}
