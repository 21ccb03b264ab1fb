import Foundation
import PersistenceModel
import Testing

@testable import WindfallBuild

@Suite("Compiling data models") struct DataModelCompilationTests {
  private let folder: TestFolder
  private let model: URL

  init() throws {
    folder = try TestFolder()
    model = folder.url.appendingPathComponent("Notes.xcdatamodeld")
    try write("<entity name=\"Note\" representedClassName=\".Note\" codeGenerationType=\"class\"/>")
  }

  private func write(_ body: String) throws {
    try folder.write("<model>\(body)</model>", to: "Notes.xcdatamodeld/Notes.xcdatamodel/contents")
  }

  private func run(sources: [URL] = []) throws -> TargetPlan {
    var target = TargetPlan(
      name: "App", kind: .app, moduleName: "App_Module", productName: "App", sources: sources,
      resources: [BundleResource(source: model, destination: "Notes.xcdatamodeld")])
    try DataModelCompilation(folder: folder.url.appendingPathComponent("out"), toolIdentity: "1").run(&target)
    return target
  }

  private func definition() throws -> ModelDefinition {
    let file = folder.url.appendingPathComponent("out/DataModels/Notes.momd/Notes.mom")
    return try ModelDefinition(data: Data(contentsOf: file))
  }

  @Test func `the bundle gets what apps read, the target what Xcode writes`() throws {
    let target = try run()
    #expect(target.resources.map(\.destination) == ["Notes.momd"])
    #expect(target.sources.map(\.lastPathComponent) == ["Note+CoreDataClass.swift", "Note+CoreDataProperties.swift"])
    #expect(try definition().entities.map(\.className) == ["App_Module.Note"])
  }

  @Test func `only a change makes the files anew`() throws {
    _ = try run()
    let file = folder.url.appendingPathComponent("out/DataModels/Notes.momd/Notes.mom").path
    let made = FileStamp(path: file)
    _ = try run()
    #expect(FileStamp(path: file) == made)
    try write("<entity name=\"Note\" representedClassName=\".Note\" codeGenerationType=\"category\"/>")
    let changed = try run()
    #expect(changed.sources.map(\.lastPathComponent) == ["Note+CoreDataProperties.swift"])
    #expect(!folder.files().contains("out/DataModels/Generated/Note+CoreDataClass.swift"))
    try write("<entity name=\"Memo\"/>")
    #expect(try run().sources.isEmpty)
    #expect(try definition().entities.map(\.name) == ["Memo"])
  }

  @Test func `a source of the project must not have the name of a written one`() throws {
    let own = folder.url.appendingPathComponent("Note+CoreDataClass.swift")
    let error = try #require(throws: BuildError.self) { try run(sources: [own]) }
    #expect(error.status == .buildFailed)
    #expect(
      error.message == "\(own.path): the data model of target App makes a file of this name too; set the entity's "
        + "Codegen to Manual/None in the model's inspector, or remove the file")
  }

  @Test func `a model that is not there is named with its target`() throws {
    try FileManager.default.removeItem(at: model)
    let error = try #require(throws: BuildError.self) { try run() }
    #expect(error.message.contains("Notes.xcdatamodeld: the data model is missing; target App compiles it"))
  }
}
