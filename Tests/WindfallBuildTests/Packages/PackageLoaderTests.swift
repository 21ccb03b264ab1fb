import Foundation
import Testing
import WindfallProject

@testable import WindfallBuild

/// Packages in folders and in repositories on this disk, read and fetched by SwiftPM itself.
@Suite(.serialized) struct PackageLoaderTests {
  let project: PlannedProject
  private let output: TestFolder
  private let toolchain: Toolchain

  init() throws {
    project = try PlannedProject()
    output = try TestFolder()
    toolchain = try Toolchain.locate()
  }

  func writePackage(_ path: String, rest: String) throws {
    try project.write(
      "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(\(rest))\n",
      to: "\(path)/Package.swift")
  }

  private func workspace() throws -> XcodeWorkspace {
    try XcodeWorkspace(path: project.folder.url.appendingPathComponent("App.xcodeproj").path)
  }

  func load(
    _ path: String? = nil, fetching: Bool = true, by way: PackageFetching = .init(), into folder: URL? = nil
  ) throws -> PackageGraph {
    let progress = BuildProgress(output: .nullDevice, isTerminal: false)
    return try PackageLoader(
      toolchain: toolchain, derivedData: DerivedData(root: folder ?? output.url), progress: progress, fetching: way
    ).load(try path.map { try XcodeWorkspace(path: $0) } ?? workspace(), fetching: fetching)
  }

  func plan(_ packages: PackageGraph) throws -> BuildPlan {
    try project.testPlan("App.xcodeproj", packages: packages)
  }

  @Test("Windfall's own package, from which Xcode takes TestDoubles, is not read")
  func ownPackage() throws {
    try project.writeProject(
      "App.xcodeproj", [.init(name: "AppTests", type: "bundle.unit-test", products: ["TestDoubles"])],
      packages: ["isa = XCLocalSwiftPackageReference; relativePath = windfall;"])
    try project.write("import TestDoubles", to: "AppTests/T.swift")
    try project.write("", to: "windfall/Sources/TestDoubles/TestDoubles.swift")
    try project.write("no manifest", to: "windfall/Package.swift")
    let packages = try load()
    #expect(packages.packages.isEmpty && packages.unavailable.isEmpty)
    #expect(try plan(packages).replacedPackages == ["TestDoubles"])
  }

  @Test("A package in a folder brings those it needs, with resources and settings, and nothing is written beside it")
  func folders() throws {
    try project.writeProject(
      "App.xcodeproj", [.init(name: "AppTests", type: "bundle.unit-test", products: ["Kit"])],
      packages: ["isa = XCLocalSwiftPackageReference; relativePath = kit;"])
    try project.write("import Kit", to: "AppTests/T.swift")
    try writePackage(
      "kit",
      rest: """
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], dependencies: [.package(path: "../base")],
        targets: [.target(name: "Kit", dependencies: ["Base"], resources: [.process("r")],
          swiftSettings: [.define("A"), .enableUpcomingFeature("ExistentialAny")])]
        """)
    try writePackage(
      "base",
      rest: """
        name: "base", products: [.library(name: "Base", targets: ["Base"])], targets: [.target(name: "Base", path: ".")]
        """)
    try project.write("import Base", to: "kit/Sources/Kit/Kit.swift")
    try project.write("", to: "kit/Sources/Kit/r/a.json")
    try project.write("", to: "base/Base.swift")
    let before = project.folder.files()
    let graph = try load()
    #expect(graph.packages.map(\.identity) == ["kit", "base"])
    #expect(project.folder.files() == before)
    let plan = try plan(graph)
    #expect(plan.targets.map(\.name) == ["Base", "Kit", "AppTests"])
    let kit = try #require(plan["Kit"])
    #expect(kit.settings.conditions == ["SWIFT_PACKAGE", "DEBUG", "A"])
    #expect(
      kit.settings.arguments == ["-package-name", "kit", "-enable-upcoming-feature", "ExistentialAny"])
    #expect(kit.resourceBundle?.name == "Kit_Kit.bundle")
    #expect(kit.resourceBundle?.resources.map(\.destination) == ["a.json"])
    // The manifest itself is no source, although its target's folder is the package's.
    #expect(plan["Base"]?.sources.map(\.lastPathComponent) == ["Base.swift"])
  }

  @Test("A package in a folder takes the place of one of the same name that another asks for by address")
  func override() throws {
    try project.writeProject(
      "App.xcodeproj", [.init(name: "AppTests", type: "bundle.unit-test", products: ["Kit"])],
      packages: ["kit", "base", "gone", "empty"].map { "isa = XCLocalSwiftPackageReference; relativePath = \($0);" })
    try project.write("import Kit", to: "AppTests/T.swift")
    try project.write("", to: "empty/readme")
    try project.write("import Base", to: "kit/Sources/Kit/K.swift")
    try project.write("public struct B {}", to: "base/Sources/Base/B.swift")
    try writePackage(
      "kit",
      rest: """
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        dependencies: [.package(url: "https://example.invalid/Base.git", from: "1.0.0")],
        targets: [.target(name: "Kit", dependencies: [.product(name: "Base", package: "Base")])]
        """)
    try writePackage(
      "base",
      rest: """
        name: "Base", products: [.library(name: "Base", targets: ["Base"])], targets: [.target(name: "Base")]
        """)
    let packages = try load()
    #expect(packages.unavailable.map(\.name) == ["gone", "empty"])
    #expect(packages.unavailable.map(\.reason) == ["its folder is not there", "its folder has no Package.swift"])
    #expect(try plan(packages).targets.map(\.name) == ["Base", "Kit", "AppTests"])
  }

  @Test("A project without tests of its own runs those of its packages in folders")
  func packageTests() throws {
    try project.writeProject(
      "App.xcodeproj", [.init(name: "App", type: "application", products: ["Kit"])],
      packages: ["isa = XCLocalSwiftPackageReference; relativePath = kit;"])
    try project.write("import Kit", to: "App/A.swift")
    try project.write("public struct K {}", to: "kit/Sources/Kit/K.swift")
    try project.write("import XCTest", to: "kit/Tests/KitTests/T.swift")
    try writePackage(
      "kit",
      rest: """
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"])]
        """)
    #expect(try plan(load()).targets.map(\.name) == ["Kit", "KitTests"])
  }

  @Test("A test plan chooses among the tests of a package as it does among those of a project")
  func plannedPackageTests() throws {
    try project.writeProject(
      "App.xcodeproj", [.init(name: "App", type: "application")],
      packages: ["isa = XCLocalSwiftPackageReference; relativePath = kit;"])
    try project.write("import Foundation", to: "App/A.swift")
    try project.write("public struct K {}", to: "kit/Sources/Kit/K.swift")
    try project.write("import XCTest", to: "kit/Tests/KitTests/T.swift")
    try writePackage(
      "kit",
      rest: """
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"])]
        """)
    try project.write(
      """
      <Scheme><TestAction><TestPlans><TestPlanReference reference="container:App.xctestplan" default="YES"/></TestPlans>
      </TestAction></Scheme>
      """, to: "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme")
    try project.write(
      """
      {"configurations": [{"name": "One", "options": {"language": "de"}}, {"name": "Two"}], "testTargets": [{
        "target": {"containerPath": "container:kit", "identifier": "KitTests", "name": "KitTests"},
        "skippedTests": ["SlowTests", "KTests/testOld()"]
      }]}
      """, to: "App.xctestplan")
    let tests = try #require(try plan(load())["KitTests"])
    #expect(tests.selection.skip.map(\.description) == ["KitTests/SlowTests", "KitTests/KTests/testOld"])
    #expect(tests.configurations.map(\.name) == ["One", "Two"])
    #expect(tests.configurations.map(\.options.language) == ["de", nil])
  }

  @Test("A manifest that cannot be read and a binary keep from running what imports them")
  func obstacles() throws {
    try project.writeProject(
      "App.xcodeproj", [.init(name: "AppTests", type: "bundle.unit-test", products: ["Kit"])],
      packages: ["isa = XCLocalSwiftPackageReference; relativePath = kit;"])
    try project.write("import Kit", to: "AppTests/T.swift")
    try writePackage("kit", rest: "name: 1")
    let broken = try load()
    #expect(broken.unavailable.count == 1)
    #expect(broken.unavailable.first?.reason.contains("Package.swift:3:") == true, "\(broken.unavailable)")
    #expect(try plan(broken).obstacles.first?.message.contains("the package kit could not be had from") == true)
    try writePackage(
      "kit",
      rest: """
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.binaryTarget(name: "Kit", path: "Kit.xcframework")]
        """)
    let message = try plan(load()).obstacles.first?.message
    #expect(message?.hasPrefix("cannot build target Kit: it is a binary of package Kit") == true, "\(message ?? "")")
  }

  @Test("A package is fetched in the version that the project has chosen; one that cannot be had is named")
  func remote() throws {
    let repository = try writeFar()
    func publish(_ version: String) throws -> String {
      try project.write("// \(version)", to: "far/Sources/Far/Far.swift")
      try git(["add", "."])
      try git(["commit", "-q", "-m", version])
      try git(["tag", version])
      return try git(["rev-parse", "HEAD"])
    }
    try git(["init", "-q"])
    let first = try publish("1.0.0")
    _ = try publish("1.1.0")
    let nowhere = project.folder.url.appendingPathComponent("nowhere").path
    try project.writeProject(
      "App.xcodeproj",
      [
        .init(name: "FarTests", type: "bundle.unit-test", products: ["Far"]),
        .init(name: "LostTests", type: "bundle.unit-test"),
      ],
      packages: [
        "isa = XCRemoteSwiftPackageReference; repositoryURL = \"file://\(repository.path)\"; "
          + "requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; };",
        "isa = XCRemoteSwiftPackageReference; repositoryURL = \"file://\(nowhere)/Lost.git\"; "
          + "requirement = {kind = branch; branch = main; };",
      ])
    try project.write("import Far", to: "FarTests/T.swift")
    try project.write("import Lost", to: "LostTests/T.swift")
    try project.write(
      """
      {"originHash": "0", "version": 3, "pins": [{"identity": "far", "kind": "remoteSourceControl",
       "location": "file://\(repository.path)", "state": {"revision": "\(first)", "version": "1.0.0"}}]}
      """, to: "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    let graph = try load()
    #expect(graph.unavailable.map(\.name) == ["Lost"], "\(graph.unavailable)")
    let far = try #require(graph["far"])
    let source = far.folder.appendingPathComponent("Sources/Far/Far.swift")
    #expect(try String(contentsOf: source, encoding: .utf8) == "// 1.0.0")
    let plan = try plan(graph)
    #expect(plan.targets.map(\.name) == ["FarTests", "Far"].reversed())
    #expect(plan.leftOut == ["LostTests"])
    #expect(plan.obstacles.count == 1)
    // What has been fetched is there without the repository.
    try FileManager.default.removeItem(at: repository)
    #expect(try load().packages.map(\.identity) == ["far"])
  }

  @Test("A package that wants what cannot be had keeps no other from being fetched, with macros or not")
  func lostFurtherDown() throws {
    let repository = try writeFar()
    try project.write("", to: "far/Sources/Far/Far.swift")
    let syntax = #".package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"602.0.0")"#
    try writePackage(
      "far",
      rest: """
        name: "Far", products: [.library(name: "Far", targets: ["Far"])], dependencies: [\(syntax)],
        targets: [.target(name: "Far", dependencies: [.product(name: "SwiftSyntax", package: "swift-syntax")])]
        """)
    try git(["init", "-q"])
    try git(["add", "."])
    try git(["commit", "-q", "-m", "1"])
    try git(["tag", "1.0.0"])
    let deep = project.folder.url.appendingPathComponent("deep")
    try writePackage(
      "deep",
      rest: """
        name: "Deep", products: [.library(name: "Deep", targets: ["Deep"])],
        dependencies: [.package(url: "file:///nowhere/Lost.git", from: "1.0.0")],
        targets: [.target(name: "Deep", dependencies: [.product(name: "Lost", package: "Lost")])]
        """)
    try project.write("", to: "deep/Sources/Deep/Deep.swift")
    for arguments in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "1"], ["tag", "1.0.0"]] {
      try git(["-C", deep.path] + arguments)
    }
    try project.writeProject(
      "App.xcodeproj", [.init(name: "FarTests", type: "bundle.unit-test", products: ["Far"])],
      packages: [repository.path, deep.path].map {
        "isa = XCRemoteSwiftPackageReference; repositoryURL = \"file://\($0)\"; "
          + "requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; };"
      })
    try project.write("import Far", to: "FarTests/T.swift")
    let graph = try load()
    #expect(graph.unavailable.map(\.name) == ["deep"], "\(graph.unavailable)")
    #expect(graph["far"] != nil)
  }

  @Test("A shared cache holds what was fetched for another project; offline, the rest is named without asking for it")
  func offline() throws {
    let repository = try publishFar("1.0.0")
    func write(_ addresses: [String]) throws {
      try project.writeProject(
        "App.xcodeproj", [.init(name: "FarTests", type: "bundle.unit-test")],
        packages: addresses.map {
          "isa = XCRemoteSwiftPackageReference; repositoryURL = \"\($0)\"; "
            + "requirement = {kind = exactVersion; version = 1.0.0; };"
        })
    }
    try project.write("", to: "FarTests/T.swift")
    // SwiftPM keeps no copies of what lies on this disk by its address.
    let settings = [
      "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "url.file://\(repository.path).insteadOf",
      "GIT_CONFIG_VALUE_0": "https://example.invalid/far",
    ]
    for (name, value) in settings { setenv(name, value, 1) }
    defer { for name in settings.keys { unsetenv(name) } }
    let cache = output.url.appendingPathComponent("Shared")
    try write(["https://example.invalid/far"])
    #expect(try load(by: PackageFetching(cache: cache)).packages.map(\.identity) == ["far"])
    let other = output.url.appendingPathComponent("Other")
    try FileManager.default.moveItem(at: repository, to: output.url.appendingPathComponent("gone"))
    let way = PackageFetching(cache: cache, isOffline: true)
    #expect(try load(by: way, into: other).packages.map(\.identity) == ["far"])
    try write(["https://example.invalid/far", "https://example.invalid/Lost.git"])
    let graph = try load(by: way, into: other)
    #expect(graph.packages.map(\.identity) == ["far"])
    #expect(graph.unavailable.map(\.name) == ["Lost"])
    #expect(graph.unavailable.first?.reason.contains("--offline") == true, "\(graph.unavailable)")
  }

  func writeFar() throws -> URL {
    try writePackage(
      "far", rest: #"name: "Far", products: [.library(name: "Far", targets: ["Far"])], targets: [.target(name: "Far")]"#
    )
    return project.folder.url.appendingPathComponent("far")
  }

  /// A repository with one version of a package.
  func publishFar(_ version: String) throws -> URL {
    let repository = try writeFar()
    try project.write("public struct F {}", to: "far/Sources/Far/F.swift")
    for arguments in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "1"], ["tag", version]] {
      try git(arguments)
    }
    return repository
  }

  @discardableResult
  func git(_ arguments: [String]) throws -> String {
    var lines: [String] = []
    let status = try ChildProcess.run(
      executable: "/usr/bin/env",
      arguments: ["git", "-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
        + arguments,
      workingDirectory: project.folder.url.appendingPathComponent("far").path, onOutputLine: { lines.append($0) })
    #expect(status.isSuccess, "\(arguments) \(lines)")
    return lines.joined(separator: "\n")
  }
}
