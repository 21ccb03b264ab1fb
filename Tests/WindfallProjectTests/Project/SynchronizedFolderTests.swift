import Foundation
import Testing
@testable import WindfallProject

struct SynchronizedFolderTests {
  private let project: XcodeProject

  init() throws {
    project = try Fixtures.project("Synchronized")
  }

  @Test func `a target has all Swift files of its folders but those it excludes`() throws {
    let app = try project.requiredTarget("Sync")
    #expect(
      project.relative(app.sources) == [
        "Modules/Sync/App.swift", "Modules/Sync/Views/Deep/Detail.swift", "Modules/Sync/Views/Screen.swift",
        "Modules/Common/Common.swift",
      ])
    #expect(project.relative(app.otherSources) == ["Modules/Sync/Old.m"])
  }

  @Test func `other known files are resources, whole folders stay whole`() throws {
    let app = try project.requiredTarget("Sync")
    #expect(
      app.resources.map(\.destination) == ["Assets.xcassets", "Base.lproj/Title.strings", "Media", "data.json"])
  }

  @Test func `a target takes from the folder of another what an exception names`() throws {
    let tests = try project.requiredTarget("SyncTests")
    #expect(
      project.relative(tests.sources) == ["Modules/SyncTests/SyncTests.swift", "Modules/Sync/Views/Deep/Detail.swift"])
    #expect(tests.resources.map(\.destination) == ["data.json"])
  }

  @Test func `a configuration file may be named by a folder and a path`() throws {
    let app = try project.requiredTarget("Sync")
    #expect(project.settings(for: app)["PLACE"] == "anchored")
  }

  @Test func `a link that leads back to its own folder is not followed`() throws {
    let folder = try TemporaryFolder()
    try folder.write("enum App {}", to: "Sources/App.swift")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Sources/Loop"), withDestinationURL: folder.url.appending(path: "Sources"))
    try folder.writeProject(
      fields: "targets = (T); mainGroup = G;",
      objects: """
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (S); };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>"; };
        G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        """)
    let project = try XcodeProject(path: folder.url.path)
    #expect(project.relative(try project.requiredTarget("App").sources) == ["Sources/App.swift"])
  }

  @Test func `a link to a folder elsewhere is followed once`() throws {
    let folder = try TemporaryFolder()
    try folder.write("enum App {}", to: "Sources/App.swift")
    try folder.write("enum Shared {}", to: "Shared/Shared.swift")
    for name in ["Link", "Other"] {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appending(path: "Sources/\(name)"), withDestinationURL: folder.url.appending(path: "Shared"))
    }
    let files = try SynchronizedFolder(url: folder.url.appending(path: "Sources"), wholeFolders: []).files()
    #expect(files.map { ($0.path as NSString).lastPathComponent } == ["App.swift", "Shared.swift"])
  }

  @Test func `packages in a folder are packages of the project, not files of a target`() throws {
    let folder = try TemporaryFolder()
    try folder.write("enum App {}", to: "Sources/App.swift")
    for path in ["Kit", "Kit/Inner", "Deep/Base"] {
      try folder.write("// swift-tools-version: 6.0", to: "Sources/\(path)/Package.swift")
    }
    try folder.writeProject(
      fields: "targets = (T); mainGroup = G; packageReferences = (L);",
      objects: """
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (S); packageProductDependencies = (D); };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>"; };
        G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        L = {isa = XCLocalSwiftPackageReference; relativePath = Base; };
        D = {isa = XCSwiftPackageProductDependency; package = L; productName = Base; };
        """)
    let project = try XcodeProject(path: folder.url.path)
    let target = try project.requiredTarget("App")
    let base = PackageReference.local(folder.url.appending(path: "Sources/Deep/Base"))
    #expect(project.relative(target.sources) == ["Sources/App.swift"])
    #expect(project.packages == [base, .local(folder.url.appending(path: "Sources/Kit"))])
    #expect(target.packageProducts == [PackageProduct(name: "Base", package: base)])
  }

  @Test func `what the target takes is taken though it is a link to nothing, which is an error later`() throws {
    let folder = try TemporaryFolder()
    try folder.write("enum App {}", to: "Sources/App.swift")
    for name in ["Gone.swift", "Gone.json"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: "Sources/\(name)").path, withDestinationPath: name)
    }
    let files = try SynchronizedFolder(url: folder.url.appending(path: "Sources"), wholeFolders: []).files()
    #expect(files.map(\.path) == ["App.swift", "Gone.json", "Gone.swift"])
  }
}
