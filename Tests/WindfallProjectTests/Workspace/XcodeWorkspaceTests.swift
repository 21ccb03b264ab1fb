import Foundation
import Testing
import WindfallProject

struct XcodeWorkspaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func writeWorkspace(_ content: String) throws {
    try folder.write("<Workspace>\(content)</Workspace>", to: "All.xcworkspace/contents.xcworkspacedata")
  }

  private func writeProject(_ path: String, target: String, isTest: Bool = false, objects: String = "") throws {
    let type = isTest ? "bundle.unit-test" : "framework"
    try folder.write(
      """
      { objectVersion = 56; rootObject = P; objects = { P = {isa = PBXProject; targets = (\(target)); };
        \(target) = {isa = PBXNativeTarget; name = \(target); productType = "com.apple.product-type.\(type)"; };
        \(objects) }; }
      """, to: "\(path)/project.pbxproj")
  }

  private func workspace(_ path: String = "All.xcworkspace") throws -> XcodeWorkspace {
    try XcodeWorkspace(path: folder.url.appending(path: path).path)
  }

  @Test func `reads the projects of nested groups, and names those that are not there`() throws {
    try writeProject("one/One.xcodeproj", target: "One")
    try writeProject("two/deep/Two.xcodeproj", target: "Two")
    try folder.write("", to: "kit/Package.swift")
    try writeWorkspace(
      """
      <FileRef location="group:one/One.xcodeproj"/><Group location="group:two"><Group location="group:deep">
      <FileRef location="group:Two.xcodeproj"/></Group><FileRef location="container:kit"/></Group>
      <FileRef location="group:Pods/Pods.xcodeproj"/><FileRef location="group:one/One.xcodeproj"/>
      """)
    let workspace = try workspace()
    #expect(workspace.name == "All")
    #expect(workspace.projects.map(\.name) == ["One", "Two"])
    #expect(workspace.missingProjects.map(\.lastPathComponent) == ["Pods.xcodeproj"])
    #expect(workspace.localPackages.map(\.lastPathComponent) == ["kit"])
    #expect(workspace.sourceRoot.path == folder.url.path)
  }

  @Test func `a project brings those that stand in its navigator, in a circle too`() throws {
    let reference = """
      G = {isa = PBXGroup; children = (F); };
      F = {isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = NAME; sourceTree = SOURCE_ROOT; };
      """
    try writeProject(
      "App.xcodeproj", target: "App", objects: reference.replacing("NAME", with: "lib/Lib.xcodeproj"))
    try writeProject(
      "lib/Lib.xcodeproj", target: "Lib", objects: reference.replacing("NAME", with: "../App.xcodeproj"))
    #expect(try workspace("App.xcodeproj").projects.map(\.name) == ["App", "Lib"])
  }

  @Test func `a project brings the one of its pods where no workspace does`() throws {
    try writeProject("App.xcodeproj", target: "App")
    try writeProject("Pods/Pods.xcodeproj", target: "Kit")
    #expect(try workspace("App.xcodeproj").projects.map(\.name) == ["App"])
    try folder.write("", to: "Podfile")
    #expect(try workspace("App.xcodeproj").projects.map(\.name) == ["App", "Pods"])
    try writeWorkspace("<FileRef location=\"group:App.xcodeproj\"/>")
    #expect(try workspace().projects.map(\.name) == ["App"])
  }

  @Test func `a configuration that no project has is refused with those that there are`() throws {
    try writeProject("App.xcodeproj", target: "App")
    let workspace = try workspace("App.xcodeproj")
    #expect(try workspace.configuration(named: "Release") == "Release")
    #expect {
      try workspace.configuration(named: "Nope")
    } throws: { error in
      "\(error)".contains("there is no configuration \"Nope\"; there is Debug, Release")
    }
  }

  @Test func `its own schemes come first, and the tests keep the order of the scheme`() throws {
    try writeProject("one/One.xcodeproj", target: "OneTests", isTest: true)
    try writeProject("two/Two.xcodeproj", target: "TwoTests", isTest: true)
    try writeWorkspace(
      "<FileRef location=\"group:one/One.xcodeproj\"/><FileRef location=\"group:two/Two.xcodeproj\"/>")
    func testable(_ name: String, in container: String) -> String {
      """
      <TestableReference><BuildableReference BlueprintIdentifier="\(name)" BlueprintName="\(name)"
        ReferencedContainer="container:\(container)"/></TestableReference>
      """
    }
    #expect(try workspace().scheme().testables.map(\.target.name) == ["OneTests", "TwoTests"])
    try folder.write(
      """
      <Scheme><TestAction><Testables>\(testable("TwoTests", in: "two/Two.xcodeproj"))
      \(testable("OneTests", in: "one/One.xcodeproj"))\(testable("KitTests", in: "kit"))</Testables></TestAction></Scheme>
      """, to: "All.xcworkspace/xcshareddata/xcschemes/Both.xcscheme")
    let workspace = try workspace()
    let scheme = try workspace.scheme()
    #expect(scheme.name == "Both")
    #expect(try workspace.plannedTests(in: scheme).map(\.tests.target.name) == ["TwoTests", "OneTests"])
    #expect(try workspace.plannedTests(in: scheme).map(\.project.name) == ["Two", "One"])
    #expect(try workspace.foreignTests(in: scheme).map(\.target.name) == ["KitTests"])
    #expect(throws: ProjectError.self) { try workspace.scheme(named: "Bath") }
  }

  @Test func `a workspace of nothing, and one that is damaged, are clear errors`() throws {
    try writeWorkspace("")
    #expect {
      try workspace()
    } throws: { error in
      "\(error)".hasSuffix("All.xcworkspace: it holds no project; give the project itself")
    }
    try writeWorkspace("<FileRef location=\"group:Gone.xcodeproj\"/>")
    #expect {
      try workspace()
    } throws: { error in
      "\(error)".contains("none of its projects is there, such as ")
    }
    try writeWorkspace("<FileRef>")
    #expect {
      try workspace()
    } throws: { error in
      "\(error)".contains("the workspace is damaged: its XML cannot be read, in line 1")
    }
    let deep = String(repeating: "<Group>", count: 50_000) + String(repeating: "</Group>", count: 50_000)
    try writeWorkspace(deep)
    #expect(throws: ProjectError.self) { try workspace() }
  }
}
