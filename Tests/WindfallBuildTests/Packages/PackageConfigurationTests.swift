import Foundation
import Testing
import WindfallProject

@testable import WindfallBuild

@Suite struct PackageConfigurationTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func mirrors(_ pairs: (String, String)...) -> String {
    let list = pairs.map { "{\"original\": \"\($0)\", \"mirror\": \"\($1)\"}" }.joined(separator: ", ")
    return "{\"object\": [\(list)], \"version\": 1}"
  }

  private func written(_ name: String) throws -> String? {
    try? String(contentsOf: folder.url.appendingPathComponent("out/\(name)"), encoding: .utf8)
  }

  @Test("Mirrors of the project come before the user's, and registries are those of the first who has some")
  func merging() throws {
    try folder.write(mirrors(("a", "project-a")), to: "project/mirrors.json")
    try folder.write(mirrors(("a", "home-a"), ("b", "home-b")), to: "home/.swiftpm/configuration/mirrors.json")
    try folder.write("{\"version\": 1}", to: "home/.swiftpm/configuration/registries.json")
    var configuration = PackageConfiguration(
      folders: [folder.url.appendingPathComponent("project")], home: folder.url.appendingPathComponent("home"))
    configuration.standIns = ["c": "ours"]
    try configuration.write(to: folder.url.appendingPathComponent("out"))
    let text = try #require(try written("mirrors.json"))
    #expect(
      text == #"{"object":[{"mirror":"ours","original":"c"},{"mirror":"project-a","original":"a"},"#
        + #"{"mirror":"home-b","original":"b"}],"version":1}"#)
    #expect(try written("registries.json") == "{\"version\": 1}")
    try PackageConfiguration(folders: [], home: nil).write(to: folder.url.appendingPathComponent("out"))
    #expect(try written("mirrors.json") == nil)
    #expect(try written("registries.json") == nil)
  }

  @Test("Their place is that of Xcode, or the package's own folder")
  func places() throws {
    try folder.write("", to: "kit/Package.swift")
    let package = try XcodeWorkspace(path: folder.url.appendingPathComponent("kit").path)
    #expect(
      PackageConfiguration.folders(of: package).map(\.path) == ["\(folder.url.path)/kit/.swiftpm/configuration"])
  }
}
