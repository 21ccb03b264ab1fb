import Foundation
import Testing

@testable import WindfallProject

struct SchemeTests {
  private let project: XcodeProject

  init() throws {
    project = try Fixtures.project("Classic")
  }

  @Test func `reads targets, tests and launch options`() throws {
    let scheme = try project.scheme(named: "Notes")
    #expect(scheme.buildTargets.map(\.name) == ["Notes"])
    #expect(scheme.testables.map(\.target.name) == ["NotesTests", "KitTests", "ToolboxTests"])
    #expect(scheme.testables.map(\.isSkipped) == [false, true, false])
    #expect(scheme.launchTarget?.id == "A00000000000000000000011")
    #expect(
      scheme.launchOptions
        == LaunchOptions(
          arguments: ["-name", "Ada Lovelace"], environment: ["PAGES": "$(TARGET_NAME)/Pages"], language: "de",
          region: "AT"))
    #expect(scheme.testOptions == scheme.launchOptions)
  }

  @Test func `plans the tests that are not skipped, settings replaced`() throws {
    let scheme = try project.scheme(named: "Notes")
    let planned = try project.plannedTests(in: scheme)
    #expect(planned.map(\.target.name) == ["NotesTests"])
    #expect(planned.first?.skippedTests == ["SlowTests", "NotesTests/testPrint()"])
    #expect(planned.first?.selectedTests == nil)
    #expect(planned.first?.configurations.first?.options.environment == ["PAGES": "NotesTests/Pages"])
    #expect(try project.foreignTests(in: scheme) == ["ToolboxTests"])
  }

  @Test func `prefers the scheme that has the project's name`() throws {
    #expect(try project.scheme().name == "Notes")
    #expect(project.schemes.map(\.name) == ["Notes", "Planned"])
  }

  @Test func `an unknown scheme names the known ones`() throws {
    #expect {
      try project.scheme(named: "Nots")
    } throws: { error in
      "\(error)".hasSuffix("Notes.xcodeproj: there is no scheme named \"Nots\"; choose one of: Notes, Planned")
    }
  }

  @Test func `without shared schemes there is one for each target that is no test of another`() throws {
    let project = try Fixtures.project("Synchronized")
    #expect(project.schemes.map(\.name) == ["Sync", "SyncTests"])
    #expect(project.schemes.allSatisfy { $0.file == nil })
    let scheme = try project.scheme()
    #expect(scheme.name == "Sync")
    #expect(try project.plannedTests(in: scheme).map(\.target.name) == ["SyncTests"])
  }

  @Test func `a derived scheme tests what belongs to its target`() throws {
    let schemes = DerivedSchemes(targets: project.targets, project: project.url)
    #expect(schemes.schemes.map(\.name) == ["Notes", "NotesKit"])
    #expect(schemes.schemes.map { $0.testables.map(\.target.name) } == [["NotesTests"], ["KitTests"]])
    #expect(schemes.everything.testables.map(\.target.name) == ["NotesTests", "KitTests"])
  }

  @Test(arguments: [
    ("", 1), ("<Scheme", 1), ("<Scheme>\n<TestAction></Scheme>", 2), ("\u{0}\u{1}", 1), ("<Scheme a></Scheme>", 1),
    ("<Scheme>\n<A a=\"x", 2), ("<Scheme>\n\n<!-- <A/>", 3), ("<!DOCTYPE Scheme><Scheme/>", 1),
    (String(repeating: "<Scheme>", count: 100_000), 1),
  ])
  func `a damaged scheme is a clear error`(text: String, line: Int) throws {
    let folder = try TemporaryFolder()
    try folder.writeProject()
    try folder.write(text, to: "App.xcodeproj/xcshareddata/xcschemes/Bad.xcscheme")
    #expect {
      try XcodeProject(path: folder.url.path)
    } throws: { error in
      "\(error)".contains("Bad.xcscheme: the scheme is damaged: its XML cannot be read, in line \(line): ")
    }
  }

  @Test func `a scheme never opens other files`() throws {
    let folder = try TemporaryFolder()
    try folder.writeProject()
    let secret = try folder.write("secret", to: "secret.txt")
    try folder.write(
      """
      <?xml version="1.0"?>
      <!DOCTYPE Scheme [<!ENTITY secret SYSTEM "file://\(secret.path)">]>
      <Scheme><LaunchAction><EnvironmentVariables>&secret;</EnvironmentVariables></LaunchAction></Scheme>
      """, to: "App.xcodeproj/xcshareddata/xcschemes/Curious.xcscheme")
    #expect {
      try XcodeProject(path: folder.url.path)
    } throws: { error in
      "\(error)".contains("Curious.xcscheme: the scheme is damaged")
    }
  }

  @Test func `a test target that is gone is left out and named`() throws {
    let folder = try TemporaryFolder()
    try folder.writeProject()
    try folder.write(
      """
      <Scheme><TestAction><Testables><TestableReference><BuildableReference BlueprintIdentifier="X"
      BlueprintName="Gone" ReferencedContainer="container:App.xcodeproj"/></TestableReference></Testables>
      </TestAction></Scheme>
      """, to: "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme")
    let project = try XcodeProject(path: folder.url.path)
    #expect(try project.plannedTests(in: project.scheme()).isEmpty)
    #expect(try project.foreignTests(in: project.scheme()) == ["Gone"])
  }

  @Test func `a scheme whose test targets are gone stands back for one that has some`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { objectVersion = 56; rootObject = P; objects = { P = {isa = PBXProject; targets = (AppTests); };
        AppTests = {isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test"; };
      }; }
      """, to: "App.xcodeproj/project.pbxproj")
    for (name, target) in [("App", "Gone"), ("Other", "AppTests")] {
      try folder.write(
        """
        <Scheme><TestAction><Testables><TestableReference><BuildableReference BlueprintIdentifier="X"
        BlueprintName="\(target)" ReferencedContainer="container:App.xcodeproj"/></TestableReference></Testables>
        </TestAction></Scheme>
        """, to: "App.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme")
    }
    #expect(try XcodeProject(path: folder.url.path).scheme().name == "Other")
    #expect(try XcodeWorkspace(path: folder.url.path).scheme().name == "Other")
  }
}
