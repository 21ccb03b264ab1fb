import Testing
import WindfallLowering

struct BackportedWrapperRuleTests {
  private func lowered(_ source: String, modules: Set<String> = ["SwiftUI", "Perception"]) -> String {
    Lowerer(options: LoweringOptions(moduleName: "App", availableModules: modules))
      .lower(source: source, path: "a.swift").text
  }

  private let counter = "struct Counter { @Bindable var store: Store }"

  @Test("SwiftUI's wrapper is meant where a package has one of its name")
  func ambiguous() {
    #expect(lowered("import SwiftUI\n\(counter)").contains("struct Counter { @SwiftUI.Bindable var store: Store }"))
  }

  @Test("What can be no other stays")
  func others() {
    #expect(lowered("import SwiftUI\n\(counter)", modules: ["SwiftUI"]).contains("{ @Bindable var"))
    #expect(lowered(counter).contains("{ @Bindable var"))
    #expect(lowered("import SwiftUI\n@propertyWrapper struct Bindable {}\n\(counter)").contains("{ @Bindable var"))
    let named = lowered("import SwiftUI\nstruct A { @Perception.Bindable var b: B }")
    #expect(named.contains("{ @Perception.Bindable var"))
  }
}
