import Foundation
import Testing
import WindfallProject

struct ProjectLocatorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func found(_ path: String = "") throws -> String {
    String(try ProjectLocator.locate(folder.url.path + path).path.dropFirst(folder.url.path.count))
  }

  private func failure(_ path: String = "") -> String {
    do {
      return "found \(try ProjectLocator.locate(folder.url.path + path))"
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
        == "\(path): there are 2 projects in this folder: First.xcodeproj, Second.xcodeproj; give one of them"
    }
  }

  @Test func `names all one level down`() throws {
    try folder.write("", to: "a/A.xcodeproj/project.pbxproj")
    try folder.write("", to: "b/B.xcodeproj/project.pbxproj")
    #expect(failure() == "FOLDER: there are 2 projects in this folder: a/A.xcodeproj, b/B.xcodeproj; give one of them")
  }

  @Test func `says when there is none`() throws {
    let advice = "give an .xcodeproj or a folder that holds one"
    try folder.write("", to: "file.txt")
    #expect(failure() == "FOLDER: there is no Xcode project in this folder; \(advice)")
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
        + "give one of them")
  }
}
