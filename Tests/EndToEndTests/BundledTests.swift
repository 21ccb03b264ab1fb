import Foundation
import Testing

extension EndToEndTests {
  @Suite("A target that makes a bundle, and the script that copies resources of pods", .serialized, .fixture("Bundled"))
  struct BundledTests {
    let workspace: Workspace

    init() throws { workspace = try #require(Workspace.current) }

    @Test("Both are in the app, and are made anew where something in them changes")
    func passes() async throws {
      let run = try await workspace.test()
      #expect(run.status == 0, "\(run.result.errors)\(run.result.output)")
      #expect(run.passed.count == 2)
      #expect(!run.result.output.contains("scripts of build phases"))
      try workspace.write("saw", to: "Kit/tools.txt")
      defer { try? workspace.write("hammer", to: "Kit/tools.txt") }
      let changed = try await workspace.test()
      #expect(changed.passed == ["BundledTests/KitTests/testThePodsHaveWhatTheirScriptCopies"])
    }
  }
}
