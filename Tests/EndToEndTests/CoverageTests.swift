import Foundation
import Testing

extension EndToEndTests {
  /// Each line of the app with code says in a comment, `// = 3`, how often it is run, or that it is (`// = any`).
  @Suite("Coverage", .serialized, .fixture("Covered"))
  struct CoverageTests {
    private struct Report: Decodable {
      struct File: Decodable {
        var filename: String
        var target: String
        var lines: [[Int]]
      }

      struct Part: Decodable {
        var files: [File]
      }

      var data: [Part]
    }

    let workspace: Workspace

    init() throws { workspace = try #require(Workspace.current) }

    private func counts(_ name: String) throws -> [String: [Int: Int]] {
      let file = workspace.root.appendingPathComponent(name)
      let report = try JSONDecoder().decode(Report.self, from: Data(contentsOf: file))
      return Dictionary(
        uniqueKeysWithValues: report.data.flatMap(\.files).map { file in
          (
            URL(fileURLWithPath: file.filename).lastPathComponent,
            Dictionary(uniqueKeysWithValues: file.lines.map { ($0[0], $0[1]) })
          )
        })
    }

    private func expected(_ path: String) throws -> [Int: Int] {
      let lines = try workspace.read(path).split(separator: "\n", omittingEmptySubsequences: false)
      return Dictionary(
        uniqueKeysWithValues: lines.enumerated().compactMap { index, line in
          line.components(separatedBy: "// = ").dropFirst().first.map { (index + 1, Int($0) ?? -1) }
        })
    }

    @Test("Counts are right to the line, also of an app that is killed or crashes, and the same for two seeds")
    func lines() async throws {
      let first = try await workspace.test("--coverage-json", "first.json", "--seed", "1")
      #expect(first.failed == ["CoveredUITests/CoveredUITests/testCountsAndCrashes"], "\(first.result.errors)")
      let second = try await workspace.test("--coverage-json", "second.json", "--seed", "2")
      #expect(second.status == 1)
      let counts = try counts("first.json")
      #expect(counts.keys.sorted() == ["CoveredApp.swift", "Shapes.swift"])
      for (name, lines) in counts {
        let wanted = try expected("Covered/\(name)")
        for line in Set(wanted.keys).union(lines.keys).sorted() {
          let count = lines[line]
          if wanted[line] == -1 {
            #expect((count ?? 0) > 0, "\(name):\(line)")
          } else {
            #expect(count == wanted[line], "\(name):\(line)")
          }
        }
      }
      #expect(try counts == self.counts("second.json"))
      let whole = try await workspace.run([
        "report", "coverage", "first.json", "second.json", "--coverage-json", "whole.json", "--minimum-coverage", "100",
      ])
      #expect(whole.status == 1 && whole.output.contains("Shapes.swift"), "\(whole.errors)\(whole.output)")
      let sum = try self.counts("whole.json")
      #expect(sum == counts.mapValues { $0.mapValues { 2 * $0 } })
    }

    @Test("The table names each file, and too little fails the run")
    func minimum() async throws {
      let test = ["--only-testing", "CoveredTests/ShapesTests/testBoxes"]
      let run = try await workspace.test(test[0], test[1], "--minimum-coverage", "90.5")
      #expect(run.status == 1)
      #expect(run.failed.isEmpty)
      #expect(run.result.lines.contains { $0.hasPrefix("  Covered/Shapes.swift ") })
      #expect(run.result.output.contains("% of the lines were run, and at least 90.5% must be"))
      let enough = try await workspace.test(test[0], test[1], "--minimum-coverage", "1")
      #expect(enough.status == 0)
    }
  }
}
