import Testing
import WindfallLowering

struct KeyPathRuleTests {
  static let cases = [
    LoweringCase(
      name: "key paths of several steps that are sorted by",
      before:
        "import Foundation\nlet a = [NSSortDescriptor(keyPath: \\A.b?.c, ascending: true), NSSortDescriptor(keyPath: \\A.b)]",
      after: "import Foundation; import FoundationOverlay\n"
        + "let a = [NSSortDescriptor(keyPath: windfallKeyPath(\\A.b?.c, \"b.c\"), ascending: true), NSSortDescriptor(keyPath: \\A.b)]",
      compiles: false),
    LoweringCase(
      name: "key paths",
      before: """
        import Foundation
        class KeyPathA: NSObject {
          @nonobjc var owner: KeyPathA?
          var name = ""
          let fixed = 1
          func use() {
            let tokens = [
              observe(\\.owner?.name, options: [.new]) { _, _ in },
              self.observe(\\KeyPathA.name) { object, change in print(object.name, change.newValue ?? "") },
              observe(\\.fixed) { _, _ in },
            ]
            addObserver(self, forKeyPath: #keyPath(KeyPathA.owner.name), options: [.new], context: nil)
            removeObserver(self, forKeyPath: #keyPath(name))
            print(tokens.map(\\.description), #keyPath(self.owner))
          }
        }
        """,
      after: """
        import Foundation; import FoundationOverlay
        class KeyPathA: NSObject {
          @nonobjc var owner: KeyPathA?
          var name = ""
          let fixed = 1
          func use() {
            let tokens = [
              observe(windfallKeyPath(\\.owner?.name, "owner.name"), options: [.new]) { _, _ in },
              self.observe(windfallKeyPath(\\KeyPathA.name, "name")) { object, change in print(object.name, change.newValue ?? "") },
              observe(windfallKeyPath(\\.fixed, "fixed")) { _, _ in },
            ]
            addObserver(self, forKeyPath: "owner.name", options: [.new], context: nil)
            removeObserver(self, forKeyPath: "name")
            print(tokens.map(\\.description), "owner")
          }
        }
        """),
  ]

  @Test("Key paths", arguments: cases)
  func keyPaths(_ example: LoweringCase) {
    expectLowering(example)
  }

  @Test("An unknown form is reported")
  func unknownForm() {
    let lowered = Lowerer(options: LoweringOptions(moduleName: "App"))
      .lower(source: "let a = #keyPath(b[1])", path: "a.swift")
    #expect(lowered.diagnostics.map(\.line) == [1])
  }
}
