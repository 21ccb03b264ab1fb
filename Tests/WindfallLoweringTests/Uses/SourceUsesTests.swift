import Testing
import WindfallLowering

struct SourceUsesTests {
  private let uses = SourceUses(
    source: """
      import UIKit
      #if os(macOS)
      import AppKit
      #endif
      class Screen: UIViewController {
        @State var count = 0; @NSManaged var kept: Int
        func show() {
          UIColor.systemMint.setFill()
          view.thing
          button.observe(\\.title) { _, _ in }
        }
      }
      """, options: LoweringOptions(moduleName: "App"))

  @Test func `imports are those of iOS, with their lines`() {
    #expect(uses.imports.map(\.name) == ["UIKit"])
    #expect(uses.imports.map(\.line) == [1])
  }

  @Test func `types are found where they are inherited from, in attributes and in expressions`() {
    #expect(uses.types.map(\.name).contains("UIViewController"))
    #expect(uses.types.map(\.name).contains("State"))
    #expect(!uses.types.map(\.name).contains("NSManaged"))
    #expect(uses.types.first { $0.name == "UIColor" }?.line == 8)
  }

  @Test func `members say which type they are of, where it stands before them`() {
    #expect(uses.members.contains { $0.owner == "UIColor" && $0.name == "systemMint" && $0.line == 8 })
    #expect(uses.members.contains { $0.owner == nil && $0.name == "thing" && $0.line == 9 })
  }

  @Test func `everything that is declared is known`() {
    #expect(uses.declared.isSuperset(of: ["Screen", "count", "show"]))
  }

  @Test func `key-value observing is told from other observing`() {
    #expect(uses.syntax.map(\.name) == ["observe(\\. (KVO)"])
    #expect(uses.syntax.map(\.line) == [10])
  }
}
