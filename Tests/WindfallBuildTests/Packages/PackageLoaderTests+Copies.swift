import Foundation
import Testing
import WindfallProject

@testable import WindfallBuild

/// Packages whose repositories are copies.
extension PackageLoaderTests {
  @Test("A copy of a repository that lacks a large file is checked out without it")
  func incomplete() throws {
    try project.write("a large film", to: "far/Docs/[long] film.mov")
    let repository = try publishFar("1.0.0")
    let blob = try git(["rev-parse", "HEAD:Docs/[long] film.mov"])
    try FileManager.default.removeItem(
      at: repository.appendingPathComponent(".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))"))
    try project.writeProject(
      "App.xcodeproj", [.init(name: "FarTests", type: "bundle.unit-test", products: ["Far"])],
      packages: [
        "isa = XCRemoteSwiftPackageReference; repositoryURL = \"\(repository.path)\"; "
          + "requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; };"
      ])
    let graph = try load()
    #expect(graph.unavailable.isEmpty, "\(graph.unavailable)")
    let far = try #require(graph["far"])
    let files = try FileManager.default.contentsOfDirectory(atPath: far.folder.path)
    #expect(files.contains("Sources") && !files.contains("Docs"))
  }
}
