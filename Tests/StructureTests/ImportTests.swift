import Testing

@Suite("Imports")
struct ImportTests {
  private let package = PackageDescription(
    SourceFile(
      path: "Package.swift",
      text: """
        let services = [
          Service("Charts", needs: ["SwiftUI", "WindfallBuild"], tests: ["UIKit"]), Service("Network"),
        ]
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
    let known = ImportCheck.appHalf(of: Repository.package).union(ImportEdge.toolHalf)
    #expect(known.symmetricDifference(names).sorted() == [])
    #expect(ImportCheck.appHalf(of: Repository.package).isDisjoint(with: ImportEdge.toolHalf))
    #expect(ImportEdge.appModules.isDisjoint(with: Repository.package.targets.filter(\.isService).map(\.name)))
  }

  @Test("The table joins no two halves, and nothing in it is unused")
  func table() {
    Finding.expectNone(ImportCheck.findings(in: ImportEdge.allowed, of: Repository.package))
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
    #expect(package.targets.map(\.name) == ["Charts", "ChartsTests", "Network", "UIKit", "windfall", "UIKitTests"])
    #expect(
      package.targets.filter { !$0.isService }.map(\.path) == [
        "Tests/ChartsTests", "Sources/Frameworks/UIKit", "Sources/windfall", "Tests/UIKitTests",
      ])
    let messages = ImportCheck.findings(in: package).map(\.message)
    #expect(messages.count == 2)
    #expect(messages.first?.hasPrefix("Charts must not import WindfallBuild") == true)
    #expect(messages.last?.hasPrefix("UIKit must not import SwiftUI") == true)
  }

  @Test("A service may import what its entry says and what the toolchain has, and nothing else")
  func service() {
    let file = SourceFile(
      path: "Sources/Frameworks/Charts/Chart.swift", text: "import Foundation\nimport SwiftUI\nimport UIKit\n")
    let findings = ImportCheck.findings(in: file, of: package)
    #expect(findings.map(\.line) == [3])
    #expect(findings.first?.message.hasSuffix("name it in the entry of Charts in Package.swift") == true)
  }

  @Test("A row that joins the halves is found, and one that nothing uses")
  func badTable() {
    let rows = [
      ImportEdge("windfall", "UIKit", ""), ImportEdge("SwiftUI", "WindfallLowering", ""),
      ImportEdge("UIKit", "SwiftUI", ""), ImportEdge("UIKit", "WindfallCore", ""),
    ]
    #expect(ImportCheck.findings(in: rows, of: package).count == 3)
    let unused = ImportCheck.unused(rows, files: [], package: package)
    #expect(unused.map(\.path) == ["windfall → UIKit", "SwiftUI → WindfallLowering"])
  }
}
