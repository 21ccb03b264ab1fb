import Foundation
import Testing

extension EndToEndTests {
  /// A package from a repository, which several projects use.
  @Suite("A package that projects share", .serialized, .empty)
  struct SharedPackageTests {
    let workspace: Workspace

    init() throws { workspace = try #require(Workspace.current) }

    private var repository: URL { workspace.root.appendingPathComponent("far") }

    private func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-C", repository.path, "-c", "user.name=a", "-c", "user.email=a@example.com"]
        + ["-c", "commit.gpgsign=false"] + arguments
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(arguments)")
    }

    private func publish(_ version: String, saying text: String) throws {
      try workspace.write(
        """
        // swift-tools-version: 6.1
        import PackageDescription
        let package = Package(
          name: "Far", products: [.library(name: "Far", targets: ["Far"])], traits: ["Loud"],
          targets: [.target(name: "Far", dependencies: ["CFar"]), .target(name: "CFar")])
        """, to: "../far/Package.swift")
      try workspace.write(
        """
        import CFar
        public func far() -> String {
          #if Loud
            "\(text.uppercased())"
          #else
            "\(text)" + String(c_far())
          #endif
        }
        """, to: "../far/Sources/Far/Far.swift")
      try workspace.write("int c_far(void);", to: "../far/Sources/CFar/include/CFar.h")
      try workspace.write("int c_far(void) { return 7; }", to: "../far/Sources/CFar/far.c")
      if !FileManager.default.fileExists(atPath: repository.appendingPathComponent(".git").path) {
        try git("init", "-q")
      }
      try git("add", ".")
      try git("commit", "-q", "-m", version)
      try git("tag", version)
    }

    private func writeProject(expecting text: String, traits: String = "") throws {
      try workspace.write(
        """
        // swift-tools-version: 6.1
        import PackageDescription
        let package = Package(
          name: "Near", dependencies: [.package(url: "file://\(repository.path)", from: "1.0.0"\(traits))],
          targets: [.testTarget(name: "NearTests", dependencies: [.product(name: "Far", package: "far")])])
        """, to: "Package.swift")
      try workspace.write(
        """
        import Far
        import XCTest
        final class NearTests: XCTestCase {
          func testFar() { XCTAssertEqual(far(), "\(text)") }
        }
        """, to: "Tests/NearTests/NearTests.swift")
    }

    /// Runs the project's test in derived data of its own, of which nothing is left then; answers what was compiled of the
    /// package.
    private func compiled(_ derivedData: String) async throws -> [String] {
      let folder = workspace.root.appendingPathComponent(derivedData)
      defer { try? FileManager.default.removeItem(at: folder) }
      let run = try await workspace.run(["test", workspace.project.path, "--derived-data", folder.path])
      #expect(run.status == 0, "\(run.errors)\(run.output)")
      return run.errors.split(separator: "\n").map(String.init).filter {
        $0.hasPrefix("compiling Far") || $0.hasPrefix("compiling far.c")
      }.sorted()
    }

    @Test("It is compiled once for all, and again for another version, another setting and after damage")
    func shared() async throws {
      let all = ["compiling Far (1 file)", "compiling far.c"]
      try publish("1.0.0", saying: "one")
      try writeProject(expecting: "one7")
      #expect(try await compiled("a") == all)
      #expect(try await compiled("b") == [])
      try writeProject(expecting: "ONE", traits: ", traits: [\"Loud\"]")
      #expect(try await compiled("c") == ["compiling Far (1 file)"])
      try publish("1.0.1", saying: "two")
      try writeProject(expecting: "two7")
      #expect(try await compiled("d").contains("compiling Far (1 file)"))
      let modules = workspace.home.appendingPathComponent("cache/windfall/Packages/Modules")
      let entries = try FileManager.default.contentsOfDirectory(atPath: modules.path)
      #expect(!entries.isEmpty)
      for entry in entries { try Data("x".utf8).write(to: modules.appendingPathComponent("\(entry)/0")) }
      #expect(try await compiled("e").contains("compiling Far (1 file)"))
      #expect(try await compiled("f") == [])
    }
  }
}
