import Testing

@Suite("Folders of tests")
struct MirrorTests {
  @Test("Tests lie where their sources lie")
  func files() {
    Finding.expectNone(
      Repository.tests.flatMap {
        MirrorCheck.findings(in: $0, sources: Repository.sources, package: Repository.package)
      })
  }

  @Test("Every folder of tests is a target of the package")
  func targets() {
    let declared = Set(Repository.package.targets.filter(\.isTest).map(\.path))
    let folders = Set(Repository.tests.map { $0.path.split(separator: "/").prefix(2).joined(separator: "/") })
    #expect(folders.subtracting(declared).sorted() == [])
  }

  private let package = PackageDescription(
    SourceFile(
      path: "Package.swift",
      text: """
        let package = Package(name: "P", targets: [
          .target(name: "UIKit", path: "Sources/Frameworks/UIKit"), .target(name: "WindfallCore"),
        ])
        """))

  private func findings(_ path: String) -> [String] {
    let sources = [
      "Sources/Frameworks/UIKit/Views/UIView.swift", "Sources/Frameworks/UIKit/Private/Graph/Node.swift",
      "Sources/WindfallCore/Frame.swift",
    ]
    return MirrorCheck.findings(
      in: SourceFile(path: path, text: ""),
      sources: sources.map { SourceFile(path: $0, text: $0.hasSuffix("UIView.swift") ? "struct UIViewStyle {}" : "") },
      package: package
    ).map(\.message)
  }

  @Test(
    "Places that fit",
    arguments: [
      "Tests/UIKitTests/Views/UIViewTests.swift", "Tests/UIKitTests/Views/UIViewStyleTests.swift",
      "Tests/UIKitTests/Views/HitTestTests.swift",
      "Tests/UIKitTests/Graph/NodeTests.swift", "Tests/UIKitTests/ScreenTests.swift",
      "Tests/UIKitTests/Support/Picture.swift",
      "Tests/WindfallCoreTests/FrameTests.swift", "Tests/StructureTests/Checks/WordCheck.swift",
    ])
  func good(path: String) {
    #expect(findings(path).isEmpty)
  }

  @Test("Places that do not fit")
  func bad() {
    #expect(findings("Tests/MapKitTests/MapTests.swift") == ["MapKitTests is named after no module"])
    #expect(findings("Tests/Helpers/Map.swift") == ["Helpers is named after no module"])
    #expect(findings("Tests/UIKitTests/Maps/MapTests.swift") == ["Sources/Frameworks/UIKit has no folder Maps"])
    let place = "belongs into the folder of Sources/Frameworks/UIKit/Views/UIView.swift"
    #expect(findings("Tests/UIKitTests/UIViewTests.swift") == [place])
    #expect(findings("Tests/UIKitTests/Graph/UIViewStyleTests.swift") == [place])
  }
}
