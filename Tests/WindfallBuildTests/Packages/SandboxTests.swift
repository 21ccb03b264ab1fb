import Foundation
import Testing

@testable import WindfallBuild

@Suite struct SandboxTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func run(_ sandbox: Sandbox, _ script: String, reading folders: [String]) throws -> [String] {
    let launcher = try folder.write(sandbox.launcher(of: "/bin/sh", reading: folders), to: "it's a launcher")
    var lines: [String] = []
    try ChildProcess.run(
      executable: "/bin/sh", arguments: [launcher.path, "-c", script],
      environment: ["PATH": "/usr/bin:/bin", "SECRET": "1"], onOutputLine: { lines.append($0) })
    return lines
  }

  @Test("A program sees the folders that it is given, and can write nowhere; the words of a path stay one word")
  func sandboxed() throws {
    guard Sandbox.current.program != nil else { return }
    let open = try folder.write("seen", to: "o'pen/file").path
    let lines = try run(
      .current,
      """
      echo "secret: $SECRET"; cat "\(open)"; echo; (echo x > "\(open)") 2>/dev/null || echo refused
      grep -c : /proc/net/dev
      """, reading: [folder.url.appendingPathComponent("o'pen").path])
    #expect(lines == ["secret: ", "seen", "refused", "1"])
    #expect(try String(contentsOfFile: open, encoding: .utf8) == "seen")
  }

  @Test("Where there is no sandbox, at least the environment is bare")
  func bare() throws {
    let lines = try run(Sandbox(program: nil), "echo \"secret: $SECRET\"; echo $HOME", reading: [])
    #expect(lines == ["secret: ", "/tmp"])
  }
}
