import Foundation
import Testing
import WindfallProject

struct SwiftPackageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A package with these targets, as SwiftPM prints them.
  private func package(targets: String, tools: String = "5.9.0", rest: String = "") throws -> SwiftPackage {
    let json = """
      {"name": "Kit", "toolsVersion": {"_version": "\(tools)"}, "products": [{"name": "Kit", "targets": ["Kit"]}],
       "dependencies": [{"fileSystem": [{"identity": "money", "path": "/code/../money"}]},
        {"sourceControl": [{"identity": "far", "location": {"remote": [{"urlString": "https://example.com/far"}]}}]}],
       "targets": [\(targets)]\(rest)}
      """
    return SwiftPackage(folder: folder.url, manifest: try PackageManifest(json: Data(json.utf8)))
  }

  private func names(_ urls: [URL]) -> [String] { urls.map(\.lastPathComponent) }

  @Test func `a manifest is read with what it needs`() throws {
    let package = try package(
      targets: """
        {"name": "Kit", "type": "regular", "dependencies": [{"byName": ["Money", null]},
          {"product": ["Far", "far", null, null]}, {"target": ["Base", null]},
          {"product": ["Mac", "far", null, {"platformNames": ["macos"]}]}],
         "settings": [{"tool": "swift", "kind": {"define": {"_0": "A"}}},
          {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-a", "-b"]}}},
          {"tool": "swift", "kind": {"define": {"_0": "B"}}, "condition": {"config": "release", "platformNames": []}}]}
        """)
    #expect(package.manifest.dependencies.map(\.identity) == ["money", "far"])
    #expect(package.manifest.dependencies.first?.place == .folder(URL(fileURLWithPath: "/money")))
    #expect(package.manifest.dependencies.last?.place == .address("https://example.com/far"))
    let target = try #require(package.manifest.targets.first)
    #expect(
      target.dependencies == [.name("Money"), .product("Far", package: "far"), .target("Base"), .elsewhere])
    #expect(target.settings?.filter(\.applies).flatMap(\.values) == ["A", "-a", "-b"])
    #expect(package.manifest.languageMode == "5")
  }

  @Test func `traits bring others, and hold for settings and dependencies`() throws {
    let package = try package(
      targets: """
        {"name": "Kit", "type": "regular",
         "dependencies": [{"product": ["Far", "far", null, {"platformNames": [], "traits": ["A"]}]}],
         "settings": [{"tool": "swift", "kind": {"define": {"_0": "X"}}, "condition": {"traits": ["B", "C"]}}]}
        """,
      rest: """
        , "traits": [{"name": "default", "enabledTraits": ["A"]}, {"name": "A", "enabledTraits": ["B"]},
        {"name": "B"}, {"name": "C", "enabledTraits": []}]
        """)
    #expect(package.traits == ["A", "B"])
    #expect(package.manifest.traits(enabledBy: ["C"]) == ["C"])
    #expect(package.manifest.traits(enabledBy: []).isEmpty)
    let target = try #require(package.manifest.targets.first)
    #expect(target.dependencies == [.withTraits(["A"], .product("Far", package: "far"))])
    let setting = try #require(target.settings?.first)
    #expect(setting.applies(with: ["B"]))
    #expect(!setting.applies(with: ["A"]))
    #expect(package.manifest.dependencies.first?.traits.map(\.name) == ["default"])
  }

  @Test(arguments: [
    ("5.5.0", "", "5"), ("6.1.0", "", "6"), ("6.0.0", ", \"swiftLanguageVersions\": [\"5\"]", "5"),
    ("5.9.0", ", \"swiftLanguageVersions\": [\"4\", \"5\"]", "5"),
  ])
  func `the language mode is the newest that the package allows`(tools: String, rest: String, mode: String) throws {
    #expect(try package(targets: "", tools: tools, rest: rest).manifest.languageMode == mode)
  }

  @Test func `a target has its sources, and the resources of either rule`() throws {
    for path in [
      "Kit.swift", "Views/View.swift", "Old/Old.swift", "Views/View.xib", "Images.xcassets/Contents.json",
      "Stuff/prices.json", "Stuff/de.lproj/Localizable.strings", "Pages/a/b.txt", "stray.txt", "fast.c",
    ] {
      try folder.write("", to: "Sources/Kit/\(path)")
    }
    let package = try package(
      targets: """
        {"name": "Kit", "type": "regular", "dependencies": [], "exclude": ["Old"], "resources": [
          {"path": "./Stuff/", "rule": {"process": {}}}, {"path": "Pages", "rule": {"copy": {}}},
          {"path": "Gone.xcprivacy", "rule": {"copy": {}}}, {"path": "gone.txt", "rule": {"process": {}}}]}
        """)
    let target = try #require(try package.target(named: "Kit"))
    #expect(names(target.sources) == ["Kit.swift", "View.swift"])
    #expect(names(target.otherSources) == ["fast.c"])
    #expect(
      target.resources.map(\.destination)
        == ["Images.xcassets", "de.lproj/Localizable.strings", "prices.json", "View.xib", "Pages"])
    #expect(try package.target(named: "Other") == nil)
  }

  @Test func `sources may be named, and the only target may have the common folder`() throws {
    try folder.write("", to: "Sources/A.swift")
    try folder.write("", to: "Sources/More/B.swift")
    let alone = try package(targets: #"{"name": "my-kit", "type": "regular", "dependencies": []}"#)
    #expect(names(try #require(try alone.target(named: "my-kit")).sources) == ["A.swift", "B.swift"])
    #expect(try alone.target(named: "my-kit")?.moduleName == "my_kit")
    let named = try package(
      targets: #"{"name": "Kit", "type": "regular", "dependencies": [], "path": "Sources", "sources": ["More"]}"#)
    #expect(names(try #require(try named.target(named: "Kit")).sources) == ["B.swift"])
  }

  @Test func `folders may be spelled in another case, as on a Mac`() throws {
    try folder.write("", to: "sources/kit/A.swift")
    let target = #"{"name": "Kit", "type": "regular", "dependencies": []"#
    #expect(names(try #require(try package(targets: target + "}").target(named: "Kit")).sources) == ["A.swift"])
    let named = try package(targets: target + #", "path": "Sources/Kit"}"#)
    #expect(names(try #require(try named.target(named: "Kit")).sources) == ["A.swift"])
  }

  @Test func `no target takes files from outside of its package`() throws {
    let package = try package(
      targets: """
        {"name": "Kit", "type": "regular", "dependencies": [], "path": "../other"},
        {"name": "Thief", "type": "regular", "dependencies": [], "path": "Sources",
         "resources": [{"path": "../../secret.txt", "rule": {"copy": {}}}]}
        """)
    for name in ["Kit", "Thief"] {
      #expect(throws: ProjectError.self) { try package.target(named: name) }
    }
  }

  @Test(arguments: ["", "{", "[]", "{\"name\": 1}"])
  func `what is no manifest is an error`(text: String) {
    #expect(throws: (any Error).self) { try PackageManifest(json: Data(text.utf8)) }
  }
}
