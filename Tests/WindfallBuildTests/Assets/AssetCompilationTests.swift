import Foundation
import Testing
import WindfallCore

@testable import WindfallBuild

@Suite struct AssetCompilationTests {
  private let catalog: CatalogFixture
  private var target: TargetPlan

  init() throws {
    catalog = try CatalogFixture()
    try catalog.write(
      "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"reference\": \"labelColor\"}}]}",
      to: "Title.colorset/Contents.json")
    target = TargetPlan(
      name: "Shop", kind: .app, moduleName: "Shop", productName: "Shop", sources: [],
      resources: [
        BundleResource(source: catalog.url, destination: "Media.xcassets"),
        BundleResource(source: catalog.folder.url.appendingPathComponent("a.json"), destination: "a.json"),
      ])
  }

  private var output: URL { catalog.folder.url.appendingPathComponent("out/Assets.car") }

  private func run() throws -> TargetPlan {
    var target = target
    try AssetCompilation(folder: catalog.folder.url.appendingPathComponent("out"), toolIdentity: "1").run(&target)
    return target
  }

  @Test("One file takes the place of the catalogs; it is made again only when something in them has changed")
  func incremental() throws {
    let first = try run()
    #expect(first.resources.map(\.destination) == ["a.json", "Assets.car"])
    #expect(first.assets.colors == ["Title"])
    let made = FileStamp(path: output.path)
    #expect(try run().assets == first.assets)
    #expect(FileStamp(path: output.path) == made)
    try catalog.write("{\"colors\": []}", to: "Body.colorset/Contents.json")
    #expect(try run().assets.colors == ["Body", "Title"])
    let data = try #require(FileManager.default.contents(atPath: output.path))
    #expect(try AssetArchive(contents: data).catalog.colors.count == 2)
  }

  @Test("A file that is damaged is made again")
  func damaged() throws {
    _ = try run()
    let whole = FileManager.default.contents(atPath: output.path)
    try Data("damaged".utf8).write(to: output)
    _ = try run()
    #expect(FileManager.default.contents(atPath: output.path) == whole)
  }

  @Test("A catalog that is not there is named with its target")
  func missing() throws {
    try FileManager.default.removeItem(at: catalog.url)
    let error = try #require(throws: BuildError.self) { try run() }
    #expect(error.message.contains("Media.xcassets: the asset catalog is missing; target Shop compiles it"))
  }

  @Test("A target without catalogs gets no file")
  mutating func none() throws {
    target.resources.removeFirst()
    #expect(try run().resources == target.resources)
    #expect(!FileManager.default.fileExists(atPath: output.path))
  }
}
