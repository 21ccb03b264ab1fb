import Foundation
import Testing

extension EndToEndTests {
  @Suite("The album search example", .serialized, .example("AlbumSearch"))
  struct AlbumSearchExampleTests {
    let workspace: Workspace

    init() throws { workspace = try #require(Workspace.current) }

    @Test("All 36 tests pass, and nothing is left behind")
    func green() async throws {
      let run = try await workspace.sharedTest()
      #expect(run.status == 0, "\(run.result.errors)")
      #expect(run.result.lines.last == "36 passed, 0 failed")
      #expect(run.passed.filter { $0.hasPrefix("AlbumSearchTests/SearchViewModelSpec/") }.count == 6)
      #expect(run.passed.filter { $0.hasPrefix("AlbumSearchUITests/") }.count == 5)
      #expect(workspace.leftovers() == [])
      #expect(ProcessTable.survivors(of: workspace.root.path) == [])
    }

    @Test("A view model that asks twice fails the tests of all kinds of double")
    func asksTwice() async throws {
      let call = "    networkingLayer.searchFor(searchTerm: term) { [weak self] result in\n"
      let twice = "    networkingLayer.searchFor(searchTerm: term) { _ in }\n" + call
      let run = try await workspace.changing("AlbumSearch/ViewModel/SearchViewModel.swift", call, to: twice) {
        try await workspace.test("--only-testing", "AlbumSearchTests")
      }
      #expect(run.status == 1)
      let name = "AlbumSearchTests/SearchViewModel"
      #expect(run.failed.contains("\(name)Tests/testSearchWithSuccess"))
      #expect(run.failed.contains("\(name)DoublesTests/testAsksOnceForEachSearch"))
      #expect(run.failed.contains("\(name)Spec/a search, that finds albums, asks for what is typed in"))
      #expect(run.passed.contains("\(name)Tests/testSearchWithFailure"))
    }

    @Test("A screen that does not look at its state fails the UI tests of that state")
    func forgetsTheEmptyState() async throws {
      let run = try await workspace.changing(
        "AlbumSearch/ViewModel/SearchViewModel.swift", "albums.isEmpty ? .nothingFound(searchTerm: term) : .found",
        to: ".found"
      ) {
        try await workspace.test("--only-testing", "AlbumSearchUITests")
      }
      #expect(run.failed == ["AlbumSearchUITests/SearchUITests/testSaysThatNothingIsFound"])
    }
  }
}
