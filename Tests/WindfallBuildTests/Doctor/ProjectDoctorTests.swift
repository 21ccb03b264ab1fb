import Foundation
import Testing
import WindfallCoverage
import WindfallProject

@testable import WindfallBuild

/// Tests with projects that use what will hardly ever be supported, so that they need no change when more is.
struct ProjectDoctorTests {
  private let folder: TestFolder
  private static let examples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples")

  init() throws {
    folder = try TestFolder()
  }

  /// Examines an app with these files, which are written first.
  private func report(_ files: [String: String], settings: String = "") throws -> DoctorReport {
    for (path, text) in files { try folder.write(text, to: "App/\(path)") }
    try folder.write(
      """
      // !$*UTF8*$!
      { objectVersion = 77; rootObject = P; objects = {
        P = {isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = C; };
        G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        C = {isa = XCConfigurationList; buildConfigurations = (D); };
        D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
        S = {isa = PBXSourcesBuildPhase; files = (); };
        K = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/kit"; };
        T = {isa = PBXNativeTarget; name = App; productName = App; buildPhases = (S);
          productType = "com.apple.product-type.application"; buildConfigurationList = C;
          fileSystemSynchronizedGroups = (F); packageProductDependencies = (KP); };
        KP = {isa = XCSwiftPackageProductDependency; package = K; productName = Kit; };
      }; }
      """, to: "App.xcodeproj/project.pbxproj")
    return try ProjectDoctor().examine(try XcodeWorkspace(path: folder.url.path))
  }

  private func finding(_ name: String, in report: DoctorReport) throws -> DoctorFinding {
    try #require(report.findings.first { $0.name == name }, "\(report.findings.map(\.name))")
  }

  @Test func `no example has anything that is not supported`() throws {
    let doctor = ProjectDoctor()
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.examples.path).sorted()
    #expect(names.count > 1)
    for name in names {
      let path = Self.examples.appendingPathComponent(name).path
      let playground = try PlaygroundLocator.locate(path)
      let report =
        try playground.map { doctor.examine(try Playground(url: $0)) } ?? doctor.examine(try XcodeWorkspace(path: path))
      #expect(report.fileCount > 0, "\(name)")
      #expect(report.findings.map(\.name) == [], "\(name)")
    }
  }

  @Test func `a framework that another project of the workspace makes has its sources`() throws {
    let project = try PlannedProject()
    try project.writeProject("A/A.xcodeproj", [.init(name: "App", type: "application", links: ["Kit", "Closed"])])
    try project.writeProject("B/B.xcodeproj", [.init(name: "Kit")])
    try project.write(
      """
      <Workspace version="1.0"><FileRef location="group:A/A.xcodeproj"/><FileRef location="group:B/B.xcodeproj"/>
      </Workspace>
      """, to: "All.xcworkspace/contents.xcworkspacedata")
    let path = project.folder.url.appendingPathComponent("All.xcworkspace").path
    let report = try ProjectDoctor().examine(try XcodeWorkspace(path: path))
    #expect(report.findings.filter { $0.kind == .framework }.map(\.name) == ["Closed.framework"])
  }

  @Test func `modules that are not there are named, with every place`() throws {
    let report = try report(["A.swift": "import AppKit\nimport UIKit", "B.swift": "\nimport AppKit"])
    let finding = try finding("AppKit", in: report)
    #expect(finding.kind == .module)
    #expect(finding.places.map(\.line) == [1, 2])
    #expect(finding.consequence.contains("AppKit is a framework of macOS"))
    #expect(!report.findings.contains { $0.name == "UIKit" || $0.name == "Kit" && $0.kind == .module })
  }

  @Test func `types and members of Apple's that are not there are named`() throws {
    let report = try report([
      "A.swift": "import UIKit\nlet a = UIPrinterPickerNever()\nlet b = UIColor.unheardOf\nlet c = [1].toggleNothing"
    ])
    #expect(try finding("UIPrinterPickerNever", in: report).places == [.init(file: path("A.swift"), line: 2)])
    #expect(try finding("UIColor.unheardOf", in: report).kind == .member)
    #expect(!report.findings.contains { $0.name == ".toggleNothing" })
  }

  @Test func `syntax is named as long as the table says that it is missing`() throws {
    let report = try report(["A.swift": "import UIKit\nlet a = #keyPath(UIView.frame)"])
    let isNamed = report.findings.contains { $0.kind == .syntax && $0.places.first?.line == 2 }
    #expect(isNamed == Coverage().isMissing(syntax: "#keyPath"))
  }

  @Test func `what the project declares itself is not missing`() throws {
    let report = try report([
      "A.swift": "import UIKit\nextension UIColor { static let brand = red }\nclass UIPrinterPickerNever {}",
      "B.swift": "import UIKit\nlet a = UIPrinterPickerNever()\nlet b = UIColor.brand\nvar c = true\nc.toggle()",
    ])
    #expect(report.findings.filter { [.type, .member].contains($0.kind) }.map(\.name) == [])
  }

  @Test func `files that are no Swift are named`() throws {
    let report = try report([
      "A.swift": "", "Old.m": "", "Fast.c": "", "Cut.xcdatamodeld/contents": "",
      "Old.xcmappingmodel/xcmapping.xml": "",
      "Notes.xcdatamodel/contents": "<model>\n<entity name=\"A\" coreSpotlightDisplayNameExpression=\"x\"/></model>",
      "Main.storyboard": "<document>\n<skView/></document>",
      "Cut.xib": "<document>",
      "LaunchScreen.storyboard": "",
    ])
    #expect(try finding("Objective-C", in: report).places == [.init(file: path("Old.m"))])
    #expect(try finding("Objective-C", in: report).consequence.hasSuffix("and a test that calls it fails"))
    #expect(!report.findings.contains { $0.name == "C and C++" })
    #expect(try finding("damaged data model", in: report).places == [.init(file: path("Cut.xcdatamodeld"))])
    #expect(try finding("damaged mapping model", in: report).places == [.init(file: path("Old.xcmappingmodel"))])
    #expect(
      try finding("coreSpotlightDisplayNameExpression of a data model", in: report).places
        == [.init(file: path("Notes.xcdatamodel/contents"), line: 2)])
    #expect(try finding("<skView>", in: report).places == [.init(file: path("Main.storyboard"), line: 2)])
    #expect(try finding("damaged xib", in: report).places == [.init(file: path("Cut.xib"), line: 1)])
  }

  @Test func `pods, packages and bridging headers are named`() throws {
    try folder.write("target 'App' do\n  pod 'Alamofire', '~> 5'\nend\n", to: "Podfile")
    try folder.write("#import \"Old.h\"", to: "App/Bridge.h")
    let report = try report(["A.swift": ""], settings: "SWIFT_OBJC_BRIDGING_HEADER = \"App/Bridge.h\";")
    #expect(try finding("pod Alamofire", in: report).places.map(\.line) == [2])
    #expect(try finding("pod Alamofire", in: report).consequence.contains("its sources are not there"))
    #expect(try finding("bridging header", in: report).places == [.init(file: path("Bridge.h"))])
    #expect(try finding("Kit", in: report).places.map(\.file) == ["https://example.com/kit"])
  }

  @Test func `the targets of packages are looked at, and what cannot be built of them is named`() throws {
    let project = try PlannedProject()
    try project.writeProject(
      "App.xcodeproj", [.init(name: "App", type: "application", products: ["Kit"])],
      packages: ["isa = XCLocalSwiftPackageReference; relativePath = kit;"])
    try project.write("import Kit", to: "App/A.swift")
    try project.write("import Base\nimport AppKit", to: "kit/Sources/Kit/Kit.swift")
    try project.write("", to: "kit/Sources/Base/Old.m")
    let json = """
      {"name": "Kit", "toolsVersion": {"_version": "5.9.0"}, "dependencies": [],
       "products": [{"name": "Kit", "targets": ["Kit"]}],
       "targets": [{"name": "Kit", "type": "regular", "dependencies": []},
        {"name": "Base", "type": "regular", "dependencies": []}]}
      """
    let package = SwiftPackage(
      folder: project.folder.url.appendingPathComponent("kit"), manifest: try PackageManifest(json: Data(json.utf8)))
    let workspace = try XcodeWorkspace(path: project.folder.url.path)
    let report = try ProjectDoctor().examine(workspace, packages: PackageGraph(packages: [package]))
    #expect(report.findings.map(\.name) == ["Base", "AppKit"])
    #expect(report.findings.last?.places.first?.file.hasSuffix("kit/Sources/Kit/Kit.swift") == true)
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent("App/\(name)").path }
}
