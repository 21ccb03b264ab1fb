import Foundation
import Testing

extension EndToEndTests {
  @Suite("The doctor", .serialized, .calculator)
  struct DoctorTests {
    let workspace: Workspace

    init() throws {
      workspace = try #require(Workspace.current)
    }

    @Test("A project without findings is 0, one with findings 1, one that cannot be read 2; nothing is written")
    func statuses() async throws {
      let before = try workspace.listing()
      let result = try await workspace.run(["doctor", workspace.project.path])
      #expect(result.status == 0, "\(result.output)")
      #expect(try workspace.listing() == before)
      #expect(workspace.leftovers() == [])
      let found = try await workspace.changing(
        "Calculator/Model/Calculator.swift", "import Foundation", to: "import AppKit"
      ) {
        try await workspace.run(["doctor", workspace.project.path])
      }
      #expect(found.status == 1)
      #expect(found.output.contains("AppKit  1 time: there is no such module"))
      #expect(found.output.contains("Calculator/Model/Calculator.swift:1"))
      let none = try await workspace.run(["doctor", workspace.root.appendingPathComponent("nowhere").path])
      #expect(none.status == 2)
    }
  }
}
