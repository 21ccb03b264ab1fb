import Foundation
import Testing
import WindfallProject

struct PlaygroundLocatorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func found(_ path: String = "") throws -> String? {
    try PlaygroundLocator.locate(folder.url.path + path).map { String($0.path.dropFirst(folder.url.path.count)) }
  }

  @Test func `takes a playground as it is, in a folder, or one level down`() throws {
    try folder.write("", to: "Some/A.playground/Contents.swift")
    #expect(try found("/Some/A.playground") == "/Some/A.playground")
    #expect(try found("/Some") == "/Some/A.playground")
    #expect(try found() == "/Some/A.playground")
  }

  @Test func `a project comes first`() throws {
    try folder.write("", to: "A.playground/Contents.swift")
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    #expect(try found() == nil)
    #expect(try found("/App.xcodeproj") == nil)
  }

  @Test func `takes the one of a workspace, in whatever group`() throws {
    try folder.write(
      "<Workspace><Group location='group:Learn'><FileRef location='group:A.playground'></FileRef></Group></Workspace>",
      to: "W.xcworkspace/contents.xcworkspacedata")
    #expect(try found("/W.xcworkspace") == "/Learn/A.playground")
  }

  @Test func `a workspace with a project means the project`() throws {
    try folder.write(
      "<Workspace><FileRef location='group:A.playground'/><FileRef location='group:B.xcodeproj'/></Workspace>",
      to: "W.xcworkspace/contents.xcworkspacedata")
    #expect(try found("/W.xcworkspace") == nil)
  }

  @Test func `a folder whose workspace names a project means the project`() throws {
    try folder.write("", to: "A.playground/Contents.swift")
    try folder.write(
      "<Workspace><FileRef location='group:A.playground'/></Workspace>", to: "W.xcworkspace/contents.xcworkspacedata")
    #expect(try found() == "/A.playground")
    try folder.write(
      "<Workspace><FileRef location='group:A.playground'/><FileRef location='group:App/B.xcodeproj'/></Workspace>",
      to: "W.xcworkspace/contents.xcworkspacedata")
    #expect(try found() == nil)
  }

  @Test func `several playgrounds are named`() throws {
    try folder.write("", to: "A.playground/Contents.swift")
    try folder.write("", to: "B.playground/Contents.swift")
    #expect(throws: ProjectError.self) { try found() }
  }

  @Test func `nothing is found where nothing is`() throws {
    #expect(try found("/missing") == nil)
    #expect(try found() == nil)
  }
}
