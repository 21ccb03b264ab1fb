import Foundation
import Testing
import WindfallProject

struct DamagedProjectTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func failure(_ text: String) throws -> String {
    try folder.write(text, to: "App.xcodeproj/project.pbxproj")
    return try failure()
  }

  private func failure() throws -> String {
    do {
      return "read \(try XcodeProject(path: folder.url.path).name)"
    } catch {
      return "\(error)".replacing(folder.url.path + "/", with: "")
    }
  }

  private let advice = "open it in Xcode, or take it again from version control"

  @Test func `a project without its file`() throws {
    try folder.write("", to: "App.xcodeproj/other")
    #expect(try failure() == "App.xcodeproj: the project has no project.pbxproj; take it again from version control")
  }

  @Test(arguments: ["../../Notes", "a/b", "..", "."])
  func `a target whose name would lead elsewhere`(name: String) throws {
    let text = """
      { objectVersion = 77; objects = {
        A = {isa = PBXProject; targets = (B); };
        B = {isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.application"; };
      }; rootObject = A; }
      """
    #expect(try failure(text).contains("the target \"\(name)\" has a name that no folder can have; rename it in Xcode"))
  }

  @Test(arguments: [
    ("", "the file is empty"),
    ("{", "the file ends too early, in line 1"),
    ("{ a = 1;\n b = \"x", "the file ends within a text, in line 2"),
    ("{ a = 1;\n\n /* b", "the file ends within a comment, in line 3"),
    ("{ a 1; }", "\"=\" is missing, in line 1"),
    ("{ a = (b c); }", "a comma is missing in a list, in line 1"),
    ("{ a = b; } }", "there is more after the end, in line 1"),
    ("{ a = <1g>; }", "data holds something other than digits, in line 1"),
    ("(a, b)", "the file is not a dictionary"),
    (
      "<?xml version=\"1.0\"?><plist><dict>",
      "the file is damaged: the file ends before <dict> of line 1 is closed, in line 1"
    ),
    ("bplist00", "the file is damaged: the file ends too early"),
    ("{ objects = {}; }", "the project file is damaged: it has no objects"),
    (
      "{ objects = {A = {isa = PBXGroup; }; }; rootObject = A; }",
      "the project file is damaged: its root is not a project"
    ),
    (
      "{ objects = {A = {isa = PBXProject; }; }; rootObject = A; }",
      "the project file is damaged: it has no object version"
    ),
  ])
  func `says what is wrong and where`(text: String, message: String) throws {
    #expect(try failure(text) == "App.xcodeproj/project.pbxproj: \(message); \(advice)")
  }

  @Test func `recognises a merge conflict`() throws {
    let text = "{ objects = {\n<<<<<<< HEAD\n A = {};\n=======\n B = {};\n>>>>>>> other\n}; }"
    #expect(
      try failure(text)
        == "App.xcodeproj/project.pbxproj: a value or a name is missing, in line 2; resolve the merge conflict in it")
  }

  @Test func `nesting without end is not followed`() throws {
    let deep = String(repeating: "(", count: 200_000)
    #expect(
      try failure("{ a = \(deep)")
        == "App.xcodeproj/project.pbxproj: values are nested too deeply, in line 1; \(advice)")
    let xml = String(repeating: "<array>", count: 200_000)
    #expect(
      try failure("<?xml version=\"1.0\"?><plist>\(xml)")
        == "App.xcodeproj/project.pbxproj: the file is damaged: elements are nested more than 128 deep, in line 1; \(advice)"
    )
  }

  @Test func `groups that contain each other, and targets that repeat, come to an end`() throws {
    try folder.writeProject(
      fields: "targets = (T, T, X); mainGroup = G;",
      objects: """
        T = {isa = PBXNativeTarget; name = T; buildPhases = (B, B, T); dependencies = (T); };
        B = {isa = PBXSourcesBuildPhase; files = (F, F, B); };
        F = {isa = PBXBuildFile; fileRef = R; };
        R = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
        G = {isa = PBXGroup; children = (H, G); path = g; sourceTree = "<group>"; };
        H = {isa = PBXGroup; children = (G, R); path = h; sourceTree = "<group>"; };
        """)
    let project = try XcodeProject(path: folder.url.path)
    #expect(project.targets.map(\.name) == ["T"])
    #expect(project.targets.first?.missingFiles.map(\.lastPathComponent) == ["a.swift"])
  }

  @Test func `an identifier of two objects stands for the later one, where that makes a project`() throws {
    try folder.writeProject(
      fields: "targets = (T);",
      objects: """
        T = {isa = PBXBuildFile; };
        T = {isa = PBXNativeTarget; name = Later; };
        """)
    #expect(try XcodeProject(path: folder.url.path).targets.map(\.name) == ["Later"])
  }

  @Test func `an identifier of two objects that leaves a target without its own is said with its line`() throws {
    try folder.writeProject(
      fields: "targets = (T);",
      objects: """
        T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L; };
        L = {isa = XCConfigurationList; buildConfigurations = (L); };
        L = {isa = XCBuildConfiguration; name = Debug; };
        """)
    let message = try failure()
    #expect(
      message.contains("L is used as a list of configurations, but is of type XCBuildConfiguration, because line"))
    #expect(message.hasSuffix("give each object an identifier of its own (used twice: L)"))
  }

  @Test func `a target that is none is an error without two objects too`() throws {
    try folder.writeProject(fields: "targets = (G);", objects: "G = {isa = PBXGroup; };")
    #expect(
      try failure() == "App.xcodeproj/project.pbxproj: the project file is damaged: G is used as a target, but is of "
        + "type PBXGroup; Xcode does not open it either: take it again from version control")
  }

  private func writeProject(basedOn path: String) throws {
    try folder.writeProject(
      fields: "buildConfigurationList = L;",
      objects: """
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F; };
        F = {isa = PBXFileReference; path = \(path); sourceTree = SOURCE_ROOT; };
        """)
  }

  @Test func `a missing configuration file is told, except where CocoaPods makes it`() throws {
    try writeProject(basedOn: "Config/App.xcconfig")
    #expect(
      try XcodeProject(path: folder.url.path).missingConfigurationFiles.map(\.path) == [
        folder.url.appending(path: "Config/App.xcconfig").path
      ])
    try writeProject(basedOn: "Pods/App.xcconfig")
    #expect(try XcodeProject(path: folder.url.path).missingConfigurationFiles == [])
  }

  @Test func `an error stays on one line whatever it quotes`() {
    let error = ProjectError("line\nbreak", path: "/a\u{7}b", advice: "x\ry")
    #expect(error.description == "/a b: line break; x y")
  }
}
