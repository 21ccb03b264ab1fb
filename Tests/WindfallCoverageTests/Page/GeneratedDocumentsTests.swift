import Foundation
import Testing

@testable import WindfallCoverage

@Suite("What is generated from the frameworks' sources")
struct GeneratedDocumentsTests {
  private static let repository = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("The page and the table say what the sources say")
  func isFresh() throws {
    for (path, text) in try GeneratedDocuments(repository: Self.repository).texts {
      let file = Self.repository.appendingPathComponent(path)
      let isFresh = FileManager.default.contents(atPath: file.path) == Data(text.utf8)
      #expect(isFresh, "\(path) is stale; run: \(CoveragePage.command)")
    }
  }

  @Test("Every name of the lists has its place on the page")
  func isComplete() throws {
    let coverage = Coverage()
    #expect(coverage.symbols.count > 2500)
    let parts = CoveragePage(coverage: coverage).text.split(separator: "`", omittingEmptySubsequences: false)
    let marked = Set(parts.dropFirst().dropLast().map { String($0) })
    let missing = coverage.symbols.filter { !marked.contains($0.path) }
    #expect(missing.map(\.path) == [])
  }
}
