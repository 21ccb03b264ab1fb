import Foundation
import Testing
import WindfallProject

struct ProjectLocatorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func found(_ path: String = "", named name: String? = nil) throws -> String {
    String(try ProjectLocator.locate(folder.url.path + path, named: name).path.dropFirst(folder.url.path.count))
  }

  private func failure(_ path: String = "", named name: String? = nil) -> String {
    do {
      return "found \(try ProjectLocator.locate(folder.url.path + path, named: name))"
    } catch {
      return error.description.replacing(folder.url.path, with: "FOLDER")
    }
  }

  @Test func `takes a project as it is, with or without a slash`() throws {
    try folder.writeProject()
    #expect(try found("/App.xcodeproj") == "/App.xcodeproj")
    #expect(try found("/App.xcodeproj/") == "/App.xcodeproj")
  }

  @Test func `prefers the project of the folder to one further down`() throws {
    try folder.writeProject()
    try folder.write("", to: "Tools/Tool.xcodeproj/project.pbxproj")
    #expect(try found() == "/App.xcodeproj")
  }

  @Test func `looks one level down, but not where others' projects are`() throws {
    try folder.write("", to: "Pods/Pods.xcodeproj/project.pbxproj")
    try folder.write("", to: "ios/App.xcodeproj/project.pbxproj")
    #expect(try found("/") == "/ios/App.xcodeproj")
  }

  @Test func `names all when there are several`() throws {
    let path = Fixtures.folder.appending(path: "TwoProjects").path
    #expect {
      try ProjectLocator.locate(path)
    } throws: { error in
      "\(error)"
        == "\(path): there are 2 projects in this folder: First.xcodeproj, Second.xcodeproj; "
        + "choose one, such as with --project First.xcodeproj"
    }
  }

  @Test func `names all one level down`() throws {
    try folder.write("", to: "a/A.xcodeproj/project.pbxproj")
    try folder.write("", to: "b/B.xcodeproj/project.pbxproj")
    #expect(
      failure()
        == "FOLDER: there are 2 projects in this folder: a/A.xcodeproj, b/B.xcodeproj; "
        + "choose one, such as with --project a/A.xcodeproj")
    #expect(try found(named: "b/B.xcodeproj") == "/b/B.xcodeproj")
    #expect(failure(named: "B.xcodeproj").hasPrefix("FOLDER: there is no project B.xcodeproj in this folder; "))
  }

  @Test func `says when there is none`() throws {
    let advice = "give an .xcodeproj, a Package.swift, or a folder that holds one"
    try folder.write("", to: "file.txt")
    #expect(failure() == "FOLDER: there is no Xcode project and no package in this folder; \(advice)")
    #expect(failure("/nothing") == "FOLDER/nothing: there is no such file or folder; \(advice)")
    #expect(failure("/file.txt") == "FOLDER/file.txt: this is a file, not a project; \(advice)")
  }

  private func writeWorkspace(_ path: String, naming projects: String...) throws {
    let files = projects.map { "<FileRef location=\"group:\($0)\"/>" }.joined()
    try folder.write("<Workspace>\(files)</Workspace>", to: "\(path)/contents.xcworkspacedata")
  }

  @Test func `prefers a workspace to the project that it names`() throws {
    try folder.writeProject()
    try writeWorkspace("App.xcworkspace", naming: "App.xcodeproj", "Pods/Pods.xcodeproj")
    #expect(try found("/App.xcworkspace") == "/App.xcworkspace")
    #expect(try found() == "/App.xcworkspace")
  }

  @Test func `a workspace that joins several projects is meant, others beside it or not`() throws {
    for name in ["a/A", "b/B", "c/C"] { try folder.write("", to: "\(name).xcodeproj/project.pbxproj") }
    try writeWorkspace("a/All.xcworkspace", naming: "A.xcodeproj", "../b/B.xcodeproj")
    #expect(try found() == "/a/All.xcworkspace")
  }

  @Test func `a workspace that joins nothing is one of several`() throws {
    for name in ["a/A", "b/B"] { try folder.write("", to: "\(name).xcodeproj/project.pbxproj") }
    try writeWorkspace("a/A.xcworkspace", naming: "A.xcodeproj")
    #expect(
      failure()
        == "FOLDER: there are 3 projects and workspaces in this folder: a/A.xcworkspace, a/A.xcodeproj, b/B.xcodeproj; "
        + "choose one, such as with --project a/A.xcworkspace")
  }

  @Test func `a workspace without a list joins nothing, and a project may lie two levels down`() throws {
    try folder.write("", to: "App.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    try folder.write("", to: "Projects/App/App.xcodeproj/project.pbxproj")
    #expect(try found() == "/Projects/App/App.xcodeproj")
    try folder.write("", to: "Projects/App/Tools/Tool.xcodeproj/project.pbxproj")
    #expect(try found() == "/Projects/App/App.xcodeproj")
  }

  @Test func `a folder with a manifest and no Xcode project is a package, as is the manifest itself`() throws {
    try folder.write("", to: "kit/Package.swift")
    try folder.write("", to: "kit/Demo/Demo.xcodeproj/project.pbxproj")
    #expect(try found("/kit") == "/kit")
    #expect(try found() == "/kit")
    #expect(try found("/kit/Package.swift") == "/kit")
  }

  @Test func `a project beside a manifest is meant, unless the manifest is named`() throws {
    try folder.writeProject()
    try folder.write("", to: "Package.swift")
    #expect(try found() == "/App.xcodeproj")
    #expect(try found("/Package.swift") == "")
    #expect(try found(named: "Package.swift") == "")
  }

  @Test func `names packages among several`() throws {
    for name in ["a", "b"] { try folder.write("", to: "\(name)/Package.swift") }
    #expect(
      failure()
        == "FOLDER: there are 2 packages in this folder: a/Package.swift, b/Package.swift; "
        + "choose one, such as with --project a/Package.swift")
    #expect(try found(named: "b/Package.swift") == "/b")
    #expect(try found(named: "b") == "/b")
  }
}
