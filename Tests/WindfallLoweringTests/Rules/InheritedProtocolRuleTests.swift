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
        """, compiles: false)
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

  @Test("What the user gives the macro stays")
  func given() {
    let source = "protocol A {}\n@TestDoubles(inherited: \"\") protocol B: A {}"
    let lowered = Lowerer(options: LoweringOptions(moduleName: "App")).lower(source: source, path: "a.swift")
    #expect(lowered.text.contains("\n@TestDoubles(inherited: \"\") protocol B"))
  }
}
