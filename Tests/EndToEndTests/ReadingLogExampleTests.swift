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
  }
}
