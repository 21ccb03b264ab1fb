import Foundation
import Testing

@testable import WindfallBuild

@Suite struct RealProjectRunnerTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func project(runsEach: Bool? = nil) -> RealProject {
    RealProject(name: "shop", repository: "owner/Shop", commit: "abc", folder: "", runsEach: runsEach)
  }

  /// A program in the place of the tool, which writes its arguments and then what it is told.
  private func runner(_ script: String) throws -> RealProjectRunner {
    let tool = try folder.write("#!/bin/sh\n\(script)\n", to: "tool")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
    return RealProjectRunner(
      folder: folder.url.appendingPathComponent("checkouts"), derivedData: folder.url.appendingPathComponent("derived"),
      tool: tool.path)
  }

  @Test("The tool's report and messages become a result")
  func result() throws {
    try folder.write("", to: "checkouts/Shop/Shop.xcodeproj/project.pbxproj")
    let results = try runner(
      #"""
      echo "windfall: Core Data is not there yet"
      echo "windfall: so DataTests, MoreTests cannot run; ShopTests can and will"
      for status in '"a","status":"passed"' '"b","status":"failed"' '"c","status":"skipped"'; do
        echo "{\"version\":1,\"event\":\"testFinished\",\"test\":$status}" >> "$6"
      done
      [ "$5" = --json ] && [ "$2" != "" ] || exit 9
      """#
    ).run(project())
    let result = try #require(results.first)
    #expect(result.passed == ["a"])
    #expect(result.failed == ["b"])
    #expect(result.skipped == ["c"])
    #expect(result.stopped == ["DataTests", "MoreTests"])
    #expect(result.messages.count == 2)
  }

  @Test("Projects of one name are told apart by the folders they are in")
  func names() {
    #expect(
      RealProjectRunner.names(of: ["1/Shop/Shop.xcodeproj", "2/Shop/Shop.xcodeproj", "2/Cart.xcodeproj", "a.xcodeproj"])
        == ["1/Shop/Shop", "2/Shop/Shop", "Cart", "a"])
    #expect(RealProjectRunner.names(of: ["Shop.xcodeproj", "b/Shop.xcodeproj"]) == ["Shop", "b/Shop"])
  }

  @Test("A project that is not there is not run")
  func absent() throws {
    let results = try runner("exit 1").run(project())
    #expect(results.map(\.isThere) == [false])
  }

  @Test("Each project of a folder is run, a workspace in the place of the project beside it")
  func each() throws {
    for path in [
      "a/A.xcodeproj", "a/A.xcodeproj/project.xcworkspace", "b/c/B.xcodeproj", "b/c/B.xcworkspace",
      "b/c/Pods/Pods.xcodeproj",
    ] {
      try folder.write("", to: "elsewhere/\(path)/file")
    }
    try folder.write("", to: "checkouts/file")
    let place = folder.url.appendingPathComponent("elsewhere")
    let link = folder.url.appendingPathComponent("checkouts/Shop")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: place)
    var lines: [String] = []
    let results = try runner("exit 0").run(project(runsEach: true)) { lines.append($0) }
    #expect(results.map(\.name) == ["shop/A", "shop/B"])
    #expect(lines == ["shop/A", "shop/B"])
    #expect(results.allSatisfy { $0.stopped == ["the project"] })
    #expect(RealProjectRunner.projects(in: place) == ["a/A.xcodeproj", "b/c/B.xcworkspace"])
  }

  @Test("A list is read, and one that is none is a clear error")
  func list() throws {
    let file = try folder.write(
      #"[{"name": "a", "repository": "o/r", "commit": "c", "folder": "", "expectations": [{"tests": "T", "reason": "r"}]}]"#,
      to: "list.json")
    #expect(try RealProject.list(at: file).first?.expectations?.first?.reason == "r")
    let broken = try folder.write("[{]", to: "broken.json")
    #expect(throws: BuildError.self) { try RealProject.list(at: broken) }
    #expect(throws: BuildError.self) { try RealProject.list(at: folder.url.appendingPathComponent("none.json")) }
  }
}
