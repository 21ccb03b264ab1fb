import Foundation
import Testing

extension EndToEndTests {
  @Suite("Screenshots", .serialized, .calculator)
  struct ScreenshotTests {
    let workspace: Workspace

    init() throws { workspace = try #require(Workspace.current) }

    private func screenshot(_ options: String...) async throws -> (result: CommandResult, picture: Data?) {
      let file = workspace.root.appendingPathComponent("screen.png")
      try? FileManager.default.removeItem(at: file)
      let result = try await workspace.run(
        ["screenshot", workspace.project.path, "--derived-data", workspace.derivedData.path, "-o", file.path] + options)
      return (result, FileManager.default.contents(atPath: file.path))
    }

    @Test("The same screen is the same picture, and another screen another one")
    func pictures() async throws {
      let before = try workspace.listing()
      let first = try await screenshot()
      #expect(first.result.status == 0)
      #expect(first.result.messages == [])
      let picture = try #require(first.picture)
      #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(try await screenshot().picture == picture)
      let others = try await [
        screenshot("--tap", "5"), screenshot("--tap", "5", "--tap", "3"), screenshot("--dark"),
        screenshot("--device", "iPhone SE"), screenshot("--size", "320x568"), screenshot("--text-size", "ax5"),
        screenshot("--orientation", "landscape-left"), screenshot("--element", "7"),
        screenshot("--wait-for", "AC", "--tap", "7", "--scroll-to", "AC"),
      ]
      for other in others { #expect(other.result.status == 0, "\(other.result.errors)") }
      let pictures = try [picture] + others.map { try #require($0.picture) }
      #expect(Set(pictures).count == 10)
      #expect(try workspace.listing() == before)
      #expect(workspace.leftovers() == [])
    }

    @Test("A label that is not there is one line that names the nearest, and nothing is written")
    func unknownLabel() async throws {
      let (result, picture) = try await screenshot("--tap", "ac")
      #expect(result.status == 1)
      #expect(result.messages.count == 1)
      #expect(result.messages.first?.hasPrefix("windfall: cannot tap \"ac\"") == true, "\(result.messages)")
      #expect(result.messages.first?.contains("AC") == true, "\(result.messages)")
      #expect(picture == nil)
      #expect(workspace.leftovers() == [])
    }

    @Test(
      "What cannot be typed, found or waited for is one line",
      arguments: [
        ["--type", "text"], ["--scroll-to", "Nowhere"], ["--element", "Nowhere"],
      ])
    func impossible(_ options: [String]) async throws {
      let (result, picture) = try await screenshot(options[0], options[1])
      #expect(result.status == 1)
      #expect(result.messages.count == 1)
      #expect(result.messages.first?.contains("\"\(options[1])\"") == true, "\(result.messages)")
      #expect(picture == nil)
    }

    @Test("A picture that cannot be written, and a device that there is not, are one line")
    func badOptions() async throws {
      let folder = workspace.root.path
      let unwritable = try await workspace.run(
        ["screenshot", workspace.project.path, "--derived-data", workspace.derivedData.path, "-o", folder])
      #expect(unwritable.status == 5)
      #expect(unwritable.messages.count == 1)
      #expect(unwritable.messages.first?.contains(folder) == true)
      let (device, _) = try await screenshot("--device", "Nokia 3310")
      #expect(device.status != 0)
      #expect(device.messages.contains { $0.contains("Nokia 3310") }, "\(device.messages)")
    }
  }
}
