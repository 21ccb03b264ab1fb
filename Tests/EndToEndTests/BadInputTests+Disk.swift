import Foundation
import Testing

extension EndToEndTests.BadInputTests {
  @Test("A report that cannot be written is found before anything is built")
  func unwritableReport() async throws {
    let folder = workspace.root.path
    for option in ["--junit", "--json"] {
      let missing = "\(folder)/nowhere/report"
      let result = try await refuse(5, saying: missing, with: [option, missing])
      #expect(!result.errors.contains("compiling"))
      try await refuse(5, saying: folder, with: [option, folder])
    }
  }

  @Test("A folder for derived data that cannot be made")
  func impossibleDerivedData() async throws {
    for path in ["/dev/null/derived", "/proc/derived", workspace.url("App/A.swift").path] {
      let before = try workspace.listing()
      let result = try await workspace.run(["test", workspace.project.path, "--derived-data", path])
      #expect(result.status == 5, "\(result.errors)")
      #expect(result.messages.count == 1, "\(result.errors)")
      #expect(result.messages.first?.contains(path) == true, "\(result.errors)")
      #expect(try workspace.listing() == before)
      #expect(workspace.leftovers() == [])
    }
  }

  @Test("A disk that is full, whatever step fills it", .enabled(if: SmallDisk.isPossible), arguments: [0, 64, 2048])
  func fullDisk(kilobytes: Int) async throws {
    let disk = try SmallDisk(at: workspace.root.appendingPathComponent("disk"), kilobytes: kilobytes)
    defer { disk.remove() }
    let before = try workspace.listing()
    let result = try await workspace.run(
      ["test", workspace.project.path, "--derived-data", disk.url.appendingPathComponent("derived").path])
    #expect([3, 5].contains(result.status), "\(result.errors)")
    #expect(!result.wasSignalled)
    let own = result.messages.filter { $0.hasPrefix("windfall: ") }
    #expect(own.count == 1, "\(result.errors)")
    #expect(result.errors.lowercased().contains("no space left"), "\(result.errors)")
    #expect(try workspace.listing() == before)
    #expect(workspace.leftovers() == [])
  }
}
