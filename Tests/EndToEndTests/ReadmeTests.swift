import Foundation
import Testing

extension EndToEndTests {
  @Suite("The README", .serialized, .empty)
  struct ReadmeTests {
    let workspace: Workspace

    init() throws {
      workspace = try #require(Workspace.current)
      let examples = WindfallCommand.repository.appendingPathComponent("Examples")
      let copy = workspace.root.appendingPathComponent("Examples")
      if !FileManager.default.fileExists(atPath: copy.path) {
        try FileManager.default.copyItem(at: examples, to: copy)
      }
    }

    /// The lines in the blocks of shell commands.
    private func commands() throws -> [String] {
      let page = WindfallCommand.repository.appendingPathComponent("README.md")
      var isInside = false
      var commands: [String] = []
      for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") {
        if line.hasPrefix("```") {
          isInside = line == "```sh"
        } else if isInside {
          commands.append(String(line))
        }
      }
      return commands
    }

    /// The words of a command, those in quotation marks being one.
    private func words(_ command: String) -> [String] {
      command.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
        index % 2 == 1 ? [String(part)] : part.split(separator: " ").map { String($0) }
      }
    }

    @Test("Every command of Windfall does what the page says")
    func windfallCommands() async throws {
      let commands = try commands().filter { $0.hasPrefix("./windfall ") }
      #expect(commands.count > 5)
      for command in commands {
        let result = try await workspace.run(Array(words(command).dropFirst()))
        #expect(result.status == 0, "\(command): \(result.errors)")
        #expect(result.errors.isEmpty || result.messages.isEmpty, "\(command): \(result.errors)")
        if command.contains(" test "), !command.contains("--list") {
          #expect(result.lines.last?.hasSuffix(" passed, 0 failed") == true, "\(command): \(result.output)")
        }
      }
    }

    @Test("The other commands are those that the checks of a change run")
    func otherCommands() throws {
      let others = try commands().filter { !$0.hasPrefix("./windfall ") }
      #expect(Set(others) == ["make test"])
      let checks = try String(
        contentsOf: WindfallCommand.repository.appendingPathComponent(".ci/run"), encoding: .utf8)
      #expect(checks.contains("count make test"))
      let examples = try FileManager.default.contentsOfDirectory(
        atPath: WindfallCommand.repository.appendingPathComponent("Examples").path)
      for example in examples where !example.hasPrefix(".") {
        #expect(checks.contains("./windfall test Examples/\(example)"))
      }
    }

    @Test("The picture is the one that its command draws")
    func picture() async throws {
      let command = try #require(try commands().first { $0.hasPrefix("./windfall screenshot") })
      let result = try await workspace.run(Array(words(command).dropFirst()))
      #expect(result.status == 0, "\(result.errors)")
      let drawn = FileManager.default.contents(atPath: workspace.root.appendingPathComponent("calculator.png").path)
      let shown = FileManager.default.contents(
        atPath: WindfallCommand.repository.appendingPathComponent("Documentation/Images/calculator.png").path)
      let isSame = drawn == shown
      #expect(
        isSame,
        "the picture is old; in the repository run: \(command.replacing("calculator.png", with: "Documentation/Images/calculator.png"))"
      )
    }
  }
}
