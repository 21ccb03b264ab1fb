import Foundation
import Testing
import WindfallProject

@testable import WindfallBuild

/// What cannot be built is said once, and keeps only those tests from running that need it.
@Suite struct ObstacleFinderTests {
  private let project: PlannedProject

  /// An app with tests, and a framework with tests that need no app.
  init() throws {
    project = try PlannedProject()
    try project.writeProject(
      "App.xcodeproj",
      [
        .init(name: "App", type: "application", links: ["Kit"]), PlannedProject.hosted("AppTests", in: "App"),
        .init(name: "Kit"), .init(name: "KitTests", type: "bundle.unit-test", links: ["Kit"]),
      ])
    try project.write("import Kit\nimport UIKit\n@main class A {}", to: "App/A.swift")
    try project.write("@testable import App", to: "AppTests/ATests.swift")
    try project.write("import Foundation", to: "Kit/Kit.swift")
    try project.write("import XCTest\n@testable import Kit", to: "KitTests/KitTests.swift")
  }

  private func plan() throws -> BuildPlan { try project.testPlan("App.xcodeproj") }

  private func messages(_ plan: BuildPlan) -> [String] {
    plan.obstacles.map { $0.message.replacing(project.folder.url.path, with: "FOLDER") }
  }

  @Test("Where everything can be built, everything is")
  func nothing() throws {
    let plan = try plan()
    #expect(plan.targets.map(\.name) == ["Kit", "App", "AppTests", "KitTests"])
    #expect(messages(plan) == [])
    #expect(plan.leftOut == [])
  }

  @Test("A module that waits is named with file and line; tests without it still run")
  func coreData() throws {
    try project.write("import UIKit\n\nimport AppKit", to: "App/Store.swift")
    try project.write("import AppKit", to: "App/Z.swift")
    let plan = try plan()
    #expect(
      messages(plan) == [
        "AppKit is a framework of macOS, which iOS does not have: FOLDER/App/Store.swift:3 imports AppKit "
          + "(and 1 more file), so App cannot be built"
      ])
    #expect(plan.leftOut == ["AppTests"])
    #expect(plan.targets.map(\.name) == ["Kit", "KitTests"])
  }

  @Test("A file that is not there is named, with the script that may make it")
  func scripts() throws {
    func message(scripts: [String]) throws -> [String] {
      let phases = scripts.map { "{isa = PBXShellScriptBuildPhase; name = \"\($0)\"; }" }
      let list = phases.indices.map { "SCRIPT\($0), " }.joined()
      let objects = phases.enumerated().map { "SCRIPT\($0) = \($1);" }.joined(separator: "\n")
      try project.write(
        """
        { objectVersion = 56; rootObject = P; objects = {
          P = {isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = C; };
          G = {isa = PBXGroup; children = (F); };
          F = {isa = PBXFileReference; path = "Colors.swift"; sourceTree = "<group>"; };
          B = {isa = PBXBuildFile; fileRef = F; };
          S = {isa = PBXSourcesBuildPhase; files = (B); };
          C = {isa = XCConfigurationList; buildConfigurations = (D); };
          D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
          T = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
            buildPhases = (\(list)S); buildConfigurationList = C; };
          \(objects)
        }; }
        """, to: "Gen.xcodeproj/project.pbxproj")
      return messages(try project.testPlan("Gen.xcodeproj"))
    }
    let plain =
      "cannot build target Tests: FOLDER/Colors.swift is missing; restore the file or remove it from the target"
    let kept = "; scripts are not run, so keep the file with the project if the script"
    #expect(try message(scripts: []) == [plain])
    #expect(try message(scripts: ["SwiftGen"]) == [plain + kept + " \"SwiftGen\" makes it"])
    #expect(try message(scripts: ["Gen", "Lint"]) == [plain + kept + " \"Gen\" or another one makes it"])
  }

  @Test("Keys and pictures that were never committed are told, and left out")
  func uncommitted() throws {
    try project.write("import XCTest", to: "Colors.swift")
    try project.write(
      """
      { objectVersion = 56; rootObject = P; objects = {
        P = {isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = C; };
        G = {isa = PBXGroup; children = (F, K, X); };
        F = {isa = PBXFileReference; path = "Colors.swift"; sourceTree = "<group>"; };
        K = {isa = PBXFileReference; path = "Keys.plist"; sourceTree = "<group>"; };
        X = {isa = PBXFileReference; path = "Secrets.xcconfig"; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        R = {isa = PBXBuildFile; fileRef = K; };
        S = {isa = PBXSourcesBuildPhase; files = (B); };
        E = {isa = PBXResourcesBuildPhase; files = (R); };
        C = {isa = XCConfigurationList; buildConfigurations = (D); };
        D = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {}; };
        T = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
          buildPhases = (S, E); buildConfigurationList = C; };
      }; }
      """, to: "Keys.xcodeproj/project.pbxproj")
    let plan = try project.testPlan("Keys.xcodeproj")
    #expect(plan.targets.map(\.name) == ["Tests"])
    #expect(plan.targets.first?.resources.map(\.destination).contains("Keys.plist") == false)
    let notes = plan.notes.map { $0.replacingOccurrences(of: project.folder.url.path, with: "FOLDER") }
    #expect(
      notes == [
        "windfall: FOLDER/Secrets.xcconfig: the configuration file is missing, so what it sets is not set; Xcode needs it",
        "windfall: FOLDER/Keys.plist is missing, so Tests is built without it; Xcode needs it",
      ])
  }

  @Test("What imports a module that cannot be built is not built, and what is only linked with it is")
  func chain() throws {
    try FileManager.default.removeItem(at: project.folder.url.appendingPathComponent("Kit/Kit.swift"))
    try project.write("", to: "Kit/Old.metal")
    let first = try plan()
    #expect(messages(first) == ["cannot build target Kit: it has no Swift source; add one in Xcode"])
    #expect(first.leftOut == ["AppTests", "KitTests"])
    try project.write("import UIKit\n@main class A {}", to: "App/A.swift")
    let second = try plan()
    #expect(second.leftOut == ["KitTests"])
    #expect(second.targets.map(\.name) == ["App", "AppTests"])
    #expect(second["App"]?.dependencies == [])
  }

  @Test("A library in Objective-C is not built, and keeps nothing from being built")
  func objectiveC() throws {
    try FileManager.default.removeItem(at: project.folder.url.appendingPathComponent("Kit/Kit.swift"))
    try project.write("", to: "Kit/Old.m")
    try project.write("@interface Old : NSObject\n@end", to: "Kit/Kit.h")
    let plan = try plan()
    #expect(messages(plan) == [])
    #expect(plan.leftOut == [])
    #expect(plan["Kit"] == nil)
    #expect(plan.declarableModules.contains("Kit") && !plan.moduleNames.contains("Kit"))
    let headers = plan.headers.filter { $0.module == "Kit" }
    #expect(headers.flatMap(\.files).map(\.lastPathComponent) == ["Kit.h"])
  }

  @Test("A pod and a closed framework are named as what they are")
  func origins() throws {
    try project.write("target 'App' do\n  pod 'Snap/Core', '~> 5'\nend", to: "Podfile")
    try project.write("import Snap\nimport Lottie\nimport AppKit\nimport Nothing", to: "App/B.swift")
    try project.writeProject(
      "App.xcodeproj",
      [
        .init(name: "App", type: "application", links: ["Lottie"]), PlannedProject.hosted("AppTests", in: "App"),
        .init(name: "Kit"),
      ])
    let messages = messages(try plan())
    #expect(messages.map { $0.split(separator: ":").first.map(String.init) ?? "" }.count == 4)
    #expect(
      messages[0].hasPrefix("the pod Snap/Core (FOLDER/Podfile:2) has no sources in Swift here; run \"pod install\""))
    #expect(messages[1].hasPrefix("Lottie.framework comes without sources"))
    #expect(messages[2].hasPrefix("AppKit is a framework of macOS, which iOS does not have: FOLDER/App/B.swift:3"))
    #expect(messages[3].hasPrefix("there is no module Nothing in the project"))
  }

  @Test("A file of tests that imports what is not there is left out, and its target is not")
  func tests() throws {
    try project.write("import Nothing\nimport XCTest", to: "KitTests/BadTests.swift")
    let plan = try plan()
    #expect(messages(plan) == [])
    #expect(plan.leftOut == [])
    let tests = try #require(plan["KitTests"])
    #expect(tests.sources.map(\.lastPathComponent) == ["KitTests.swift"])
    #expect(tests.leftOutFiles.map { ($0.path as NSString).lastPathComponent } == ["BadTests.swift"])
    #expect(tests.leftOutFiles.first?.reason.contains("BadTests.swift:1 imports Nothing") == true)
    try project.write("import Nothing\nimport XCTest", to: "KitTests/KitTests.swift")
    #expect(try self.plan().leftOut == ["KitTests"])
  }

  @Test("Apple's modules that are not there are declared")
  func declared() throws {
    try project.write("import CoreBluetooth\nimport CallKit", to: "Kit/Radio.swift")
    let plan = try plan()
    #expect(messages(plan) == [])
    #expect(plan.declarableModules.isSuperset(of: ["CoreBluetooth", "CallKit"]))
  }

  @Test("Code that asks for a module of Apple's of which nothing is known does without")
  func unknown() throws {
    let text = "import RealityKit\n#if canImport(FoundationModels)\nimport Nothing\n#endif"
    try project.write(text, to: "Kit/World.swift")
    let plan = try plan()
    #expect(messages(plan) == [])
    #expect(plan.unknownModules.isSuperset(of: ["RealityKit", "FoundationModels"]))
    #expect(plan.unknownModules.isDisjoint(with: ["CoreBluetooth", "UIKit"]))
  }

  @Test("A condition that asks for a module does not need it")
  func conditional() throws {
    try project.write("#if canImport(AppKit)\nimport AppKit\n#endif", to: "App/Store.swift")
    #expect(try plan().leftOut == [])
  }

  @Test("The message of the last obstacle is the error where nothing is left to run")
  func announcement() throws {
    try project.write("import AppKit", to: "Kit/Store.swift")
    let plan = try plan()
    #expect(plan.targets.isEmpty)
    let progress = BuildProgress(output: .nullDevice, isTerminal: false)
    let error = #expect(throws: BuildError.self) { try plan.announce(to: progress) }
    #expect(error?.status == .buildFailed)
    #expect(error?.message.contains("imports AppKit") == true)
    #expect(progress.printedLines == [])
  }

  @Test("Otherwise each is printed, and what runs nevertheless")
  func partialAnnouncement() throws {
    try project.write("import AppKit", to: "App/Store.swift")
    let progress = BuildProgress(output: .nullDevice, isTerminal: false)
    try plan().announce(to: progress)
    #expect(progress.printedLines.count == 2)
    #expect(progress.printedLines.last == "windfall: so AppTests cannot run; KitTests can and will")
  }

  @Test("Objective-C beside Swift is left out with a word, and C is compiled")
  func otherLanguages() throws {
    for name in ["Old.m", "Older.mm", "Fast.c"] { try project.write("", to: "Kit/\(name)") }
    let plan = try plan()
    #expect(messages(plan) == [])
    #expect(plan.leftOut == [])
    #expect(plan["Kit"]?.c?.files.map(\.lastPathComponent) == ["Fast.c"])
    #expect(
      plan.notes.map { $0.replacing(project.folder.url.path, with: "FOLDER") } == [
        "Kit is built without Objective-C: FOLDER/Kit/Old.m and 1 other file in Objective-C are left out"
      ])
  }

  @Test("An empty bridging header is none, one with an import is read")
  func bridgingHeader() throws {
    try project.writeProject(
      "App.xcodeproj",
      [
        .init(name: "Kit", settings: ["SWIFT_OBJC_BRIDGING_HEADER": "Kit/Kit.h"]),
        .init(name: "KitTests", type: "bundle.unit-test", links: ["Kit"]),
      ])
    try project.write("// nothing\n", to: "Kit/Kit.h")
    #expect(try plan().leftOut == [])
    try project.write("#import \"Old.h\"\n", to: "Kit/Kit.h")
    #expect(try plan()["Kit"]?.settings.bridgingHeader?.lastPathComponent == "Kit.h")
    #expect(try plan()["Kit"]?.c != nil)
    #expect(messages(try plan()) == [])
  }
}
