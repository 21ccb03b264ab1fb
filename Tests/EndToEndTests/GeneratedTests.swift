import Foundation
import Testing

extension EndToEndTests {
  /// A package whose plug-ins generate sources and resources, by tools of its own and of the system.
  @Suite("A package with plug-ins", .serialized, .fixture("Generated"))
  struct GeneratedTests {
    let workspace: Workspace

    init() throws { workspace = try #require(Workspace.current) }

    private static let plugin = "Plugins/NameWriter/NameWriter.swift"
    private static let start = "guard let target = target as? SourceModuleTarget else { return [] }"
    private static let title = "the plug-in NameWriter of the package Generated"

    @Test("What their commands make is compiled and bundled; those that a person has to ask for are not run")
    func passes() async throws {
      let run = try await workspace.sharedTest()
      #expect(run.status == 0, "\(run.result.errors)\(run.result.output)")
      #expect(run.passed.count == 4)
      let list = try await workspace.run(
        ["test", workspace.project.path, "--list", "--derived-data", workspace.derivedData.path])
      #expect(list.output.contains("NamesTests/NamesTests/testTable"), "\(list.errors)")
      #expect(workspace.leftovers() == [])
    }

    @Test("What a command reads is generated from anew when it has changed")
    func changed() async throws {
      _ = try await workspace.sharedTest()
      try await workspace.changing("Sources/Names/names.txt", "Grace", to: "Alan") {
        let run = try await workspace.test()
        #expect(run.status == 1)
        #expect(run.result.output.contains("[\"the Ada\", \"the Alan\"]"), "\(run.result.output)")
      }
    }

    @Test("A plug-in that stops, does not compile or breaks its word is one line, and the other tests run")
    func failing() async throws {
      let stopping = "fatalError(\"no names\")"
      let untrue =
        Self.start + "; return [.buildCommand(displayName: nil, executable: context.pluginWorkDirectory, "
        + "arguments: [], outputFiles: [context.pluginWorkDirectory.appending(\"x.swift\")])]"
      let cases = [
        (stopping, "windfall: \(Self.title) cannot be used for the target Names: it stops: Fatal error: no names"),
        ("Diagnostics.error(\"no list\"); throw CancellationError()", "target Names: no list"),
        ("nothing()", "windfall: compiling NameWriter for this machine failed; see the errors above"),
        (untrue, "of \(Self.title) failed; see the errors above"),
      ]
      for (code, message) in cases {
        try await workspace.changing(Self.plugin, Self.start, to: code + "\n    " + Self.start) {
          let run = try await workspace.test()
          #expect(run.status == 3)
          let messages = run.result.messages.filter { $0.hasPrefix("windfall: ") }
          #expect(messages.first?.hasSuffix(message) == true, "\(run.result.errors)")
          #expect(messages.dropFirst().first == "windfall: so NamesTests cannot run; PlainTests can and will")
          #expect(run.passed.map { $0.split(separator: "/").first } == ["PlainTests"])
        }
      }
    }

    @Test("A plug-in sees no environment and no files of the user's, and writes nowhere but where it may")
    func sandbox() async throws {
      let spy = """
        let isWritten = FileManager.default.createFile(atPath: target.directory.string + "/w", contents: nil)
            let secret = ProcessInfo.processInfo.environment["WINDFALL_SECRET"] ?? "none"
            let isSeen = FileManager.default.fileExists(atPath: "\(workspace.home.path)/key")
            let isOwn = FileManager.default.createFile(atPath: context.pluginWorkDirectory.string + "/w", contents: nil)
            fatalError("\\(isWritten) \\(secret) \\(isSeen) \\(isOwn)")
            \(Self.start)
        """
      try workspace.write("", to: "../home/key")
      defer { try? FileManager.default.removeItem(at: workspace.home.appendingPathComponent("key")) }
      try await workspace.changing(Self.plugin, Self.start, to: spy) {
        let run = try await workspace.test()
        #expect(run.result.errors.contains("it stops: Fatal error: false none false true"), "\(run.result.errors)")
      }
    }
  }
}
