import Testing

extension EndToEndTests {
  @Suite("The reading log example", .serialized, .example("ReadingLog"))
  struct ReadingLogExampleTests {
    @Test("All of its tests pass: what is stored is there after a relaunch, and gone in the next run")
    func green() async throws {
      let workspace = try #require(Workspace.current)
      for _ in 0..<2 {
        let run = try await workspace.test()
        #expect(run.status == 0, "\(run.result.errors)\(run.result.output)")
        #expect(run.passed.filter { $0.hasPrefix("ReadingLogTests/") }.count == 8)
        #expect(run.passed.filter { $0.hasPrefix("ReadingLogUITests/") }.count == 7)
        #expect(run.passed.filter { $0.hasPrefix("ReadingLogSwiftDataTests/") }.count == 6)
        #expect(run.passed.filter { $0.hasPrefix("ReadingLogSwiftDataUITests/") }.count == 7)
      }
      #expect(workspace.leftovers() == [])
    }

    @Test("A model without an initializer is one error at the user's line")
    func noInitializer() async throws {
      let workspace = try #require(Workspace.current)
      let file = "ReadingLogSwiftData/Model/Book.swift"
      let initializer = "\n  init(name: String) {\n    self.name = name\n  }\n"
      let run = try await workspace.changing(file, initializer, to: "") {
        try await workspace.test("--only-testing", "ReadingLogSwiftDataTests")
      }
      #expect(run.status == 3)
      let message = "Book.swift:32:13: error: @Model requires an initializer be provided for 'Author'"
      #expect(run.result.errors.contains(message), "\(run.result.errors)")
    }
  }
}
