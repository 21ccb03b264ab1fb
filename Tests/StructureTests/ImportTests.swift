import Testing

@Suite("Imports")
struct ImportTests {
  private let package = PackageDescription(
    SourceFile(
      path: "Package.swift",
      text: """
        let package = Package(name: "P", targets: [
          .target(name: "UIKit", dependencies: ["WindfallCore", "SwiftUI"], path: "Sources/Frameworks/UIKit"),
          .executableTarget(name: "windfall", dependencies: [.product(name: "ArgumentParser", package: "a")]),
          .testTarget(name: "UIKitTests", dependencies: ["UIKit"]),
        ])
        """))

  @Test("Every import is an allowed edge")
  func imports() {
    Finding.expectNone(Repository.sources.flatMap { ImportCheck.findings(in: $0, of: Repository.package) })
  }

  @Test("Every dependency in Package.swift is an allowed edge")
  func dependencies() {
    #expect(Repository.package.targets.count > 15)
    Finding.expectNone(ImportCheck.findings(in: Repository.package))
  }

  @Test("Every target is in the core or in exactly one half")
  func halves() {
    let names = Repository.package.targets.filter { !$0.isTest }.map(\.name)
    let known = ImportEdge.appHalf.union(ImportEdge.toolHalf).union(["WindfallCore"])
    #expect(known.symmetricDifference(names).sorted() == [])
    #expect(ImportEdge.appHalf.isDisjoint(with: ImportEdge.toolHalf))
  }

  @Test("The table joins no two halves, and nothing in it is unused")
  func table() {
    Finding.expectNone(ImportCheck.findings(in: ImportEdge.allowed))
    Finding.expectNone(
      ImportCheck.unused(ImportEdge.allowed, files: Repository.sources, package: Repository.package))
  }

  @Test("An import that is not in the table is found, also with attributes and a kind")
  func forbiddenImport() {
    let file = SourceFile(
      path: "Sources/Frameworks/UIKit/Views/UIView.swift",
      text: """
        import WindfallCore
        // import WindfallBuild
        @_exported import SwiftUI
        @testable import struct WindfallBuild.Builder
        """)
    let findings = ImportCheck.findings(in: file, of: package)
    #expect(findings.map(\.line) == [3, 4])
    #expect(findings.first?.message.hasPrefix("UIKit must not import SwiftUI") == true)
  }

  @Test("A dependency that is not in the table is found")
  func forbiddenDependency() {
    #expect(package.targets.map(\.name) == ["UIKit", "windfall", "UIKitTests"])
    #expect(package.targets.map(\.path) == ["Sources/Frameworks/UIKit", "Sources/windfall", "Tests/UIKitTests"])
    let findings = ImportCheck.findings(in: package)
    #expect(findings.count == 1)
    #expect(findings.first?.message.hasPrefix("UIKit must not import SwiftUI") == true)
  }

  @Test("A row that joins the halves is found, and one that nothing uses")
  func badTable() {
    let rows = [
      ImportEdge("windfall", "UIKit", ""), ImportEdge("SwiftUI", "WindfallLowering", ""),
      ImportEdge("UIKit", "SwiftUI", ""), ImportEdge("UIKit", "WindfallCore", ""),
    ]
    #expect(ImportCheck.findings(in: rows).count == 3)
    let unused = ImportCheck.unused(rows, files: [], package: package)
    #expect(unused.map(\.path) == ["windfall → UIKit", "SwiftUI → WindfallLowering"])
  }
}
