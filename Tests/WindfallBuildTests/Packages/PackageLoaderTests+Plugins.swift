import Foundation
import Testing
import WindfallProject

@testable import WindfallBuild

/// Packages with plug-ins.
extension PackageLoaderTests {
  @Test("Plug-ins that take part in builds are planned with their tools, of other packages as well; others are not")
  func plugins() throws {
    try writePackage(
      "kit",
      rest: """
        name: "Kit", dependencies: [.package(path: "../gen")], targets: [
          .target(name: "Kit", exclude: ["left.yml"],
            plugins: ["Asked", "Own", .plugin(name: "Far", package: "gen"), .plugin(name: "Pictures", package: "gen")]),
          .target(name: "Empty", plugins: ["Own"]),
          .plugin(name: "Own", capability: .buildTool(), dependencies: ["tool"]),
          .plugin(name: "Asked", capability: .command(intent: .documentationGeneration())),
          .executableTarget(name: "tool", dependencies: ["Base"]), .target(name: "Base"),
          .testTarget(name: "KitTests", dependencies: ["Kit", "Empty"])]
        """)
    try writePackage(
      "gen",
      rest: """
        name: "gen", products: [.plugin(name: "Far", targets: ["Far"]), .plugin(name: "Pictures", targets: ["Pictures"]),
          .executable(name: "far-tool", targets: ["FarTool"])],
        targets: [.plugin(name: "Far", capability: .buildTool(), dependencies: ["FarTool"]),
          .plugin(name: "Pictures", capability: .buildTool(), dependencies: ["Painter"]),
          .binaryTarget(name: "Painter", path: "Painter.artifactbundle"), .executableTarget(name: "FarTool")]
        """)
    for path in [
      "kit/Sources/Kit/K.swift", "kit/Sources/Kit/left.yml", "kit/Sources/Kit/words.txt",
      "kit/Sources/Empty/words.txt", "kit/Sources/tool/main.swift", "kit/Sources/Base/B.swift",
      "kit/Plugins/Own/O.swift",
      "kit/Plugins/Asked/A.swift", "gen/Plugins/Far/F.swift", "gen/Plugins/Pictures/P.swift",
      "gen/Sources/FarTool/main.swift", "gen/Painter.artifactbundle/info.json",
    ] { try project.write("", to: path) }
    try project.write("import Kit", to: "kit/Tests/KitTests/T.swift")
    let plan = try project.testPlan("kit", packages: load(project.folder.url.appendingPathComponent("kit").path))
    #expect(plan.targets.map(\.name) == ["Kit", "Empty", "KitTests"])
    #expect(plan["Kit"]?.plugins.map(\.name) == ["Own", "Far"])
    #expect(plan["Kit"]?.plugins.map(\.tools) == [["tool": "tool"], ["FarTool": "FarTool"]])
    #expect(plan["Empty"]?.plugins.map(\.name) == ["Own"])
    #expect(Set(plan.hostTargets.map(\.name)) == ["Base", "tool", "Own", "FarTool", "Far"])
    #expect(plan.hostTargets.first { $0.name == "Own" }?.dependencies == [])
    #expect(plan.hostTargets.first { $0.name == "tool" }?.dependencies == ["Base"])
    #expect(
      plan.notes == [
        "windfall: the plug-in Pictures of the package gen is not run: its tool Painter is a binary for another system"
      ])
    let context = try #require(plan["Kit"]?.plugins.first?.context)
    let places = PluginContext.Places(
      workFolder: URL(fileURLWithPath: "/w"), tools: ["tool": URL(fileURLWithPath: "/t")], programFolders: [])
    let request = try #require(context.request(places))
    let object = try JSONSerialization.jsonObject(with: request) as? [String: [String: Any]]
    let asked = try #require(object?["createBuildToolCommands"])
    let content = try #require(asked["context"] as? [String: Any])
    let packages = try #require(content["packages"] as? [[String: Any]])
    let targets = try #require(content["targets"] as? [[String: Any]])
    let root = try #require(asked["rootPackageId"] as? Int)
    let target = try #require(asked["targetId"] as? Int)
    #expect(packages.map { $0["identity"] as? String } == ["gen", "kit"])
    #expect(root == 1 && (packages[1]["origin"] as? [String: Any])?.keys.first == "root")
    #expect(targets[target]["name"] as? String == "Kit")
    let info = (targets[target]["info"] as? [String: [String: Any]])?["swiftSourceModuleInfo"]
    let files = info?["sourceFiles"] as? [[String: Any]]
    #expect(files?.map { $0["name"] as? String } == ["K.swift", "left.yml", "words.txt"])
    #expect(files?.map { $0["type"] as? String } == ["source", "unknown", "unknown"])
  }
}
