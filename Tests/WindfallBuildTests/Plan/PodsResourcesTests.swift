import Foundation
import Testing
import WindfallProject

@testable import WindfallBuild

/// Bundles that targets make of resources, and what of pods is copied.
@Suite struct PodsResourcesTests {
  private let project: PlannedProject

  init() throws {
    project = try PlannedProject()
    for name in ["Shop", "ShopTests", "Kit", "Core"] { try project.write("import Foundation", to: "\(name)/F.swift") }
    try project.write("{}", to: "Goods/goods.json")
  }

  private func plan(_ targets: [PlannedProject.Target]) throws -> BuildPlan {
    try project.writeProject("Shop.xcodeproj", targets + [PlannedProject.hosted("ShopTests", in: "Shop")])
    return try project.testPlan("Shop.xcodeproj")
  }

  private let goods = PlannedProject.Target(
    name: "Goods", type: "bundle", settings: ["PRODUCT_NAME": "Wares", "SDKROOT": "macosx"])

  @Test("A bundle is built before the app that copies it, with its resources and a property list")
  func copied() throws {
    let plan = try plan([.init(name: "Shop", type: "application", copies: ["Goods.bundle"]), goods])
    let bundle = try #require(plan["Goods"])
    #expect(bundle.kind == .bundle)
    #expect(bundle.productName == "Wares")
    #expect(bundle.resources.map(\.destination) == ["goods.json"])
    let list = try PropertyListSerialization.propertyList(from: bundle.infoPlist, format: nil) as? [String: Any]
    #expect(list?["CFBundlePackageType"] as? String == "BNDL")
    #expect(plan["Shop"]?.bundles == ["Goods"])
    #expect(plan["Shop"]?.dependencies == ["Goods"])
    #expect(plan["ShopTests"]?.bundles == [])
    #expect(plan.targets.map(\.name) == ["Goods", "Shop", "ShopTests"])
    #expect(plan.obstacles.isEmpty)
    #expect(!plan.moduleNames.contains("Wares"))
  }

  @Test("A bundle on which only a dependency says something goes into apps, and into what libraries are linked into")
  func needed() throws {
    let plan = try plan([
      .init(name: "Shop", type: "application", links: ["Kit", "Core"]),
      .init(name: "Kit", type: "library.static", needs: ["Goods"]), .init(name: "Core", needs: ["Goods"]), goods,
    ])
    #expect(plan["Shop"]?.bundles == [])
    #expect(plan["Kit"]?.bundles == ["Goods"])
    #expect(plan["Kit"]?.isStatic == true)
    #expect(plan["Core"]?.bundles == [])
    #expect(plan["Core"]?.isStatic == false)
  }

  private let podsScript = "\\\"${PODS_ROOT}/Target Support Files/Pods-Shop/Pods-Shop-resources.sh\\\""

  private func shop() -> PlannedProject.Target {
    .init(
      name: "Shop", type: "application", settings: ["PODS_ROOT": "${SRCROOT}/Pods"], podsScript: podsScript)
  }

  private func writeScript(_ paths: [String]) throws {
    let lines = paths.map { "  install_resource \"\($0)\"" }.joined(separator: "\n")
    try project.write(
      """
      if [[ "$CONFIGURATION" == "Debug" ]]; then
      \(lines)
      fi
      if [[ "$CONFIGURATION" == "Release" ]]; then
        install_resource "Notes/release.txt"
      fi
      """, to: "Pods/Target Support Files/Pods-Shop/Pods-Shop-resources.sh")
  }

  @Test("What the script of CocoaPods copies is a resource of the app; bundles of other targets are built for it")
  func pods() throws {
    try writeScript([
      "${PODS_ROOT}/Notes/notes.txt", "Notes/Cell.xib", "${PODS_ROOT}/Notes/Badges.bundle",
      "${PODS_ROOT}/Notes/de.lproj",
      "${PODS_CONFIGURATION_BUILD_DIR}/Any/Wares.bundle", "${PODS_ROOT}/Notes/Closed.framework",
    ])
    for path in ["notes.txt", "Cell.xib", "Badges.bundle/a.txt", "de.lproj/Notes.strings", "release.txt"] {
      try project.write("text", to: "Pods/Notes/\(path)")
    }
    let plan = try plan([shop(), goods])
    #expect(
      plan["Shop"]?.resources.map(\.destination) == [
        "notes.txt", "Cell.xib", "Badges.bundle", "de.lproj/Notes.strings",
      ])
    #expect(plan["Shop"]?.resources.contains(where: \.isNamedInSwift) == false)
    #expect(plan["Shop"]?.bundles == ["Goods"])
    #expect(plan.notes.isEmpty)
  }

  @Test("What a script names and is not there is left out, and said")
  func missing() throws {
    try writeScript(["${PODS_ROOT}/Notes/notes.txt"])
    let plan = try plan([shop()])
    let path = project.folder.url.appendingPathComponent("Pods/Notes/notes.txt").path
    #expect(plan["Shop"]?.resources == [])
    #expect(plan.notes == ["windfall: \(path) of a pod is missing, so Shop is built without it; run pod install"])
  }

  @Test("Pods that are not installed copy nothing")
  func notInstalled() throws {
    #expect(try plan([shop()])["Shop"]?.resources == [])
  }

  @Test("Of several bundles of a name, that of the pod is meant")
  func namesakes() throws {
    try writeScript(["${PODS_CONFIGURATION_BUILD_DIR}/Second/Wares.bundle"])
    let twins = ["First-Wares", "Second-Wares"].map {
      PlannedProject.Target(name: $0, type: "bundle", settings: ["PRODUCT_NAME": "Wares"])
    }
    for twin in twins { try project.write("{}", to: "\(twin.name)/goods.json") }
    #expect(try plan([shop()] + twins)["Shop"]?.bundles == ["Second-Wares"])
  }
}
