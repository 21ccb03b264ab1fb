import Foundation
import Testing
import WindfallProject

@testable import WindfallBuild

/// Packages that stand alone.
extension PackageLoaderTests {
  @Test("A package that stands alone is planned with all its tests; its traits and those it asks for are enabled")
  func standingAlone() throws {
    try project.write(
      """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        traits: [.default(enabledTraits: ["A"]), "A", "B"],
        dependencies: [.package(path: "base", traits: [.trait(name: "X", condition: .when(traits: ["A"])),
          .trait(name: "Y", condition: .when(traits: ["B"]))])],
        targets: [
          .target(name: "Kit", dependencies: [.product(name: "Base", package: "base", condition: .when(traits: ["B"]))],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility"), .interoperabilityMode(.Cxx),
              .enableExperimentalFeature("CheckImplementationOnly"), .enableExperimentalFeature("Lifetimes")]),
          .testTarget(name: "KitTests", dependencies: ["Kit", .product(name: "Base", package: "base")],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])])
      """, to: "Package.swift")
    try project.write(
      """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "base", products: [.library(name: "Base", targets: ["Base"])],
        traits: [.default(enabledTraits: ["W"]), "W", "X", "Y"], targets: [.target(name: "Base")])
      """, to: "base/Package.swift")
    for (path, text) in [
      ("Sources/Kit/K.swift", ""), ("Tests/KitTests/T.swift", "import XCTest"), ("base/Sources/Base/B.swift", ""),
    ] { try project.write(text, to: path) }
    let packages = try load(project.folder.url.path)
    #expect(packages["base"]?.traits == ["X"])
    let plan = try project.testPlan("", packages: packages)
    #expect(plan.targets.map(\.name) == ["Kit", "Base", "KitTests"])
    #expect(plan["Kit"]?.dependencies == [])
    #expect(plan["Kit"]?.settings.conditions == ["SWIFT_PACKAGE", "DEBUG", "A"])
    #expect(
      plan["Kit"]?.settings.arguments
        == ["-package-name", project.folder.url.lastPathComponent.lowercased()]
        + ["-enable-upcoming-feature", "MemberImportVisibility", "-enable-experimental-feature", "Lifetimes"]
        + ["-cxx-interoperability-mode=default"])
    #expect(plan["KitTests"]?.settings.arguments.contains("MemberImportVisibility") == false)
    #expect(plan["Base"]?.settings.conditions == ["SWIFT_PACKAGE", "DEBUG", "X"])
    #expect(plan["KitTests"]?.kind == .unitTests(host: nil))
    #expect(try packages.scheme(named: "Kit-Package", of: XcodeWorkspace(path: project.folder.url.path)).file == nil)
  }

  @Test("A package that stands alone and cannot be read is an error")
  func brokenAlone() throws {
    try writePackage(".", rest: "name: 1")
    #expect {
      try load(project.folder.url.path)
    } throws: { error in
      let error = error as? BuildError
      return error?.status == .unreadableProject && error?.message.contains("Package.swift:3:") == true
    }
  }

  @Test("What a package in a folder needs is fetched by way of the user's mirrors, its tests' needs included; once")
  func mirrored() throws {
    let far = try publishFar("1.2.0")
    try writePackage(
      "kit",
      rest: """
        name: "Kit", dependencies: [
          .package(url: "https://example.invalid/Far", from: "1.0.0"),
          .package(url: "https://example.invalid/swift-syntax", from: "600.0.0")],
        targets: [.target(name: "Kit"),
          .testTarget(name: "KitTests", dependencies: ["Kit", .product(name: "Far", package: "Far")])]
        """)
    try project.write("", to: "kit/Sources/Kit/K.swift")
    try project.write("import Far", to: "kit/Tests/KitTests/T.swift")
    try project.write(
      """
      {"object": [{"original": "https://example.invalid/Far", "mirror": "file://\(far.path)"}], "version": 1}
      """, to: "kit/.swiftpm/configuration/mirrors.json")
    let path = project.folder.url.appendingPathComponent("kit").path
    let graph = try load(path)
    #expect(graph.unavailable.isEmpty, "\(graph.unavailable)")
    #expect(graph.packages.map(\.identity) == ["kit", "far"])
    #expect(try project.testPlan("kit", packages: graph).targets.map(\.name) == ["Kit", "Far", "KitTests"])
    try FileManager.default.removeItem(at: far)
    #expect(try load(path).packages.map(\.identity) == ["kit", "far"])
  }

  @Test("A macro and what it needs are built for this machine, and used by all that need the macro's users")
  func macros() throws {
    try project.write(
      """
      // swift-tools-version: 5.9
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(
        name: "Kit", dependencies: [.package(url: "https://example.invalid/swift-syntax", from: "600.0.0")],
        targets: [
          .target(name: "Base"),
          .macro(name: "Macros", dependencies: ["Base", .product(name: "SwiftSyntaxMacros", package: "swift-syntax")]),
          .target(name: "Kit", dependencies: ["Macros"]), .target(name: "Other", dependencies: ["Base"]),
          .testTarget(name: "KitTests", dependencies: ["Kit", "Other"])])
      """, to: "kit/Package.swift")
    for name in ["Base", "Macros", "Kit", "Other"] { try project.write("", to: "kit/Sources/\(name)/F.swift") }
    try project.write("import Kit", to: "kit/Tests/KitTests/T.swift")
    let plan = try project.testPlan("kit", packages: load(project.folder.url.appendingPathComponent("kit").path))
    #expect(plan.targets.map(\.name) == ["Base", "Kit", "Other", "KitTests"])
    #expect(plan.targets.map(\.macros) == [[], ["Macros"], [], ["Macros"]])
    #expect(plan.hostTargets.map(\.name) == ["Base", "Macros"])
    #expect(plan.hostTargets.map(\.isMacro) == [false, true])
    #expect(plan.hostTargets.last?.dependencies == ["Base"])
  }

  @Test("A macro that is tested is a library for its tests as well, with what the toolchain lacks of swift-syntax")
  func testedMacros() throws {
    try project.write(
      """
      // swift-tools-version: 5.9
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(
        name: "Kit", dependencies: [.package(url: "https://example.invalid/swift-syntax", from: "600.0.0")],
        targets: [
          .target(name: "Base"),
          .macro(name: "Macros", dependencies: ["Base", .product(name: "SwiftCompilerPlugin", package: "swift-syntax")]),
          .testTarget(name: "MacrosTests", dependencies: ["Macros",
            .product(name: "SwiftSyntaxMacrosTestSupport", package: "swift-syntax")])])
      """, to: "kit/Package.swift")
    for name in ["Base", "Macros"] { try project.write("import SwiftSyntax", to: "kit/Sources/\(name)/F.swift") }
    try project.write("import Macros", to: "kit/Tests/MacrosTests/T.swift")
    let plan = try project.testPlan("kit", packages: load(project.folder.url.appendingPathComponent("kit").path))
    #expect(plan.obstacles.isEmpty && plan.notes.isEmpty, "\(plan.obstacles) \(plan.notes)")
    let support = ["SwiftCompilerPlugin", "SwiftSyntaxMacrosTestSupport"]
    #expect(Set(plan.targets.map(\.name)) == Set(["Base", "Macros for tests", "MacrosTests"] + support))
    #expect(plan["Macros for tests"]?.moduleName == "Macros")
    #expect(plan["Macros for tests"]?.dependencies.sorted() == ["Base", "SwiftCompilerPlugin"])
    #expect(plan["MacrosTests"]?.macros == ["Macros"])
    #expect(plan.hostTargets.map(\.name) == ["Base", "Macros"])
  }

  @Test("A manifest that asks for the system is read as on a Mac, and its faults have its own lines")
  func conditions() throws {
    try project.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      var names = ["Kit"]
      #if os(Linux) || os(Windows)
        names.append("Elsewhere")
      #elseif os(macOS)
        names.append("Mac")
      #endif
      let package = Package(name: "Kit", targets: names.map { .target(name: $0) })
      """, to: "Package.swift")
    for name in ["Kit", "Mac", "Elsewhere"] { try project.write("", to: "Sources/\(name)/F.swift") }
    let packages = try load(project.folder.url.path)
    #expect(packages.packages.map { $0.manifest.targets.map(\.name) } == [["Kit", "Mac"]])
    try project.write(
      "// swift-tools-version: 5.9\nimport PackageDescription\n#if os(macOS)\nlet package = 1 + \"\"\n#endif\n",
      to: "Package.swift")
    #expect {
      try load(project.folder.url.path)
    } throws: { error in
      (error as? BuildError)?.message.contains("\(project.folder.url.path)/Package.swift:4:") == true
    }
  }

  @Test("A library of the system is its module map, and what that links")
  func systemLibrary() throws {
    try project.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [
          .systemLibrary(name: "CBase"), .target(name: "Kit", dependencies: ["CBase"]),
          .testTarget(name: "KitTests", dependencies: ["Kit"])])
      """, to: "Package.swift")
    try project.write("import CBase", to: "Sources/Kit/F.swift")
    try project.write("import Kit", to: "Tests/KitTests/T.swift")
    let map = "module CBase [system] {\n  header \"shim.h\"\n  link \"sqlite3\"\n  export *\n}\n"
    try project.write(map, to: "Sources/CBase/module.modulemap")
    try project.write("#include <sqlite3.h>\n", to: "Sources/CBase/shim.h")
    let plan = try project.testPlan("", packages: load(project.folder.url.path))
    #expect(plan.targets.map(\.name) == ["CBase", "Kit", "KitTests"])
    #expect(plan["CBase"]?.c?.libraries == ["sqlite3"] && plan["CBase"]?.c?.files == [])
  }

  @Test("The manifest of a version that is not checked out is read as on a Mac, with what it imports of Apple's")
  func remoteManifest() throws {
    let repository = try writeFar()
    let path = "far/Package.swift"
    let manifest = try String(contentsOf: project.folder.url.appendingPathComponent(path), encoding: .utf8)
    let text = manifest.replacing("import PackageDescription", with: "import PackageDescription\nimport CoreImage")
    try project.write(text + "#if os(Linux)\n#error(\"read on Linux\")\n#endif\n", to: path)
    try project.write("public struct F {}", to: "far/Sources/Far/F.swift")
    for arguments in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "1"], ["tag", "1.0.0"]] {
      try git(arguments)
    }
    try project.writeProject(
      "App.xcodeproj", [.init(name: "FarTests", type: "bundle.unit-test", products: ["Far"])],
      packages: [
        "isa = XCRemoteSwiftPackageReference; repositoryURL = \"file://\(repository.path)\"; "
          + "requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; };"
      ])
    try project.write("import Far", to: "FarTests/T.swift")
    let graph = try load()
    #expect(graph.unavailable.isEmpty && graph["far"] != nil, "\(graph.unavailable)")
  }
}
