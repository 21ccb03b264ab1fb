import Foundation
import Testing

extension EndToEndTests.ProjectTests {
  @Suite("An app in several languages", .serialized, .fixture("Languages"))
  struct LanguageTests {
    @Test("Texts, plurals, resources and screens are those of the language that the app is launched in")
    func passes() async throws {
      let workspace = try #require(Workspace.current)
      let run = try await workspace.test()
      #expect(run.status == 0, "\(run.result.errors)\(run.result.output)")
      #expect(run.passed.count == 8)
    }

    @Test("A damaged table or catalog is one error with its file and line")
    func damaged() async throws {
      let workspace = try #require(Workspace.current)
      let file = "Languages/fr.lproj/Old.strings"
      let strings = try await workspace.changing(file, "\"Hier\"", to: "\"Hier") { try await workspace.test() }
      #expect(strings.status == 3)
      #expect(strings.result.messages.count == 1)
      #expect(strings.result.messages.first?.contains("\(workspace.url(file).path):2: ") == true)
      let catalog = "Languages/Localizable.xcstrings"
      let damaged = try await workspace.changing(catalog, "  \"version\" : \"1.0\"\n}", to: "") {
        try await workspace.test()
      }
      #expect(damaged.status == 3)
      #expect(damaged.result.messages.count == 1)
      #expect(damaged.result.messages.first?.contains("\(workspace.url(catalog).path):") == true)
    }
  }
}
