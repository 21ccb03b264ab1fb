import Foundation
import WindfallProject

@testable import WindfallBuild

/// A workspace in a folder of its own, made of projects whose targets have synchronized folders.
struct PlannedProject {
  /// A target; its folder has its name, and so has its product.
  struct Target {
    var name: String
    var type = "framework"
    var links: [String] = []
    var needs: [String] = []
    var products: [String] = []
    var settings: [String: String] = [:]
    var scripts: [String] = []
    var rules: [String] = []
    var plugins: [String] = []
    /// The products of others in its phase of resources.
    var copies: [String] = []
    /// The script of CocoaPods that it runs.
    var podsScript: String?
  }

  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

  /// Writes a project; what stands in `objects` comes beside the targets.
  func writeProject(_ path: String, _ targets: [Target], packages: [String] = []) throws {
    let references = packages.indices.map { "PACKAGE\($0)" }.joined(separator: ", ")
    try folder.write(
      """
      { objectVersion = 77; rootObject = P; objects = {
        P = {isa = PBXProject; targets = (\(targets.map(\.name).joined(separator: ", "))); mainGroup = G;
          packageReferences = (\(references)); buildConfigurationList = C; };
        C = {isa = XCConfigurationList; buildConfigurations = (D); };
        D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)";
          GENERATE_INFOPLIST_FILE = YES; }; };
        G = {isa = PBXGroup; children = (\(targets.map { "\($0.name)FOLDER" }.joined(separator: ", "))); };
        \(packages.enumerated().map { "PACKAGE\($0) = {\($1)};" }.joined(separator: "\n"))
        \(targets.map(objects).joined(separator: "\n"))
      }; }
      """, to: "\(path)/project.pbxproj")
  }

  private func objects(of target: Target) -> String {
    let name = target.name
    let links = target.links.map { "LINK\(name)\($0)" }
    let products = target.products.map { "USE\(name)\($0)" }
    let settings = target.settings.map { "\($0) = \"\($1)\";" }.joined(separator: " ")
    let suffix =
      target.type == "framework"
      ? "framework" : target.type == "application" ? "app" : target.type == "bundle" ? "bundle" : "xctest"
    return """
      \(name)FOLDER = {isa = PBXFileSystemSynchronizedRootGroup; path = "\(name)"; sourceTree = "<group>"; };
      \(name)FILE = {isa = PBXFileReference; path = "\(name).\(suffix)"; sourceTree = BUILT_PRODUCTS_DIR; };
      \(name) = {isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(target.type)";
        productReference = \(name)FILE; fileSystemSynchronizedGroups = (\(name)FOLDER); buildConfigurationList = \(name)C;
        buildPhases = (\((["\(name)LINKS", "\(name)COPIES", "\(name)PODS"] + target.scripts.indices.map { "\(name)SCRIPT\($0)" }).joined(separator: ", ")));
        buildRules = (\(target.rules.indices.map { "\(name)RULE\($0)" }.joined(separator: ", "))); packageProductDependencies = (\(products.joined(separator: ", ")));
        dependencies = (\((target.needs + target.plugins).map { "NEED\(name)\($0)" }.joined(separator: ", "))); };
      \(name)LINKS = {isa = PBXFrameworksBuildPhase; files = (\(links.joined(separator: ", "))); };
      \(name)COPIES = {isa = PBXResourcesBuildPhase;
        files = (\(target.copies.indices.map { "COPY\(name)\($0)" }.joined(separator: ", "))); };
      \(target.podsScript.map {
        "\(name)PODS = {isa = PBXShellScriptBuildPhase; name = Pods; shellScript = \"\($0)\"; };"
      } ?? "")
      \(target.copies.enumerated().map { """
        COPY\(name)\($0) = {isa = PBXBuildFile; fileRef = COPIED\(name)\($0); };
        COPIED\(name)\($0) = {isa = PBXFileReference; path = "\($1)"; sourceTree = BUILT_PRODUCTS_DIR; };
        """ }.joined())
      \(name)C = {isa = XCConfigurationList; buildConfigurations = (\(name)D); };
      \(name)D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
      \(target.scripts.enumerated().map {
        "\(name)SCRIPT\($0) = {isa = PBXShellScriptBuildPhase; name = \"\($1)\"; };"
      }.joined())
      \(target.rules.enumerated().map { "\(name)RULE\($0) = {isa = PBXBuildRule; name = \"\($1)\"; };" }.joined())
      \(target.links.map { """
        LINK\(name)\($0) = {isa = PBXBuildFile; fileRef = LINKED\(name)\($0); };
        LINKED\(name)\($0) = {isa = PBXFileReference; path = "\($0).framework"; sourceTree = BUILT_PRODUCTS_DIR; };
        """ }.joined())
      \(target.products.map {
        "USE\(name)\($0) = {isa = XCSwiftPackageProductDependency; package = PACKAGE0; productName = \($0); };"
      }.joined())
      \(target.plugins.map {
        "NEED\(name)\($0) = {isa = PBXTargetDependency; productRef = PLUGIN\(name)\($0); }; "
          + "PLUGIN\(name)\($0) = {isa = XCSwiftPackageProductDependency; productName = \"plugin:\($0)\"; };"
      }.joined())
      \(target.needs.map { "NEED\(name)\($0) = {isa = PBXTargetDependency; target = \($0); };" }.joined())
      """
  }

  /// The plan of all tests, or of those of a scheme.
  func testPlan(_ path: String, scheme: String? = nil, packages: PackageGraph = PackageGraph()) throws -> BuildPlan {
    let workspace = try XcodeWorkspace(path: folder.url.appendingPathComponent(path).path)
    return try BuildPlanner(workspace: workspace, scheme: try workspace.scheme(named: scheme), packages: packages)
      .testPlan()
  }

  /// A test target that runs in an app.
  static func hosted(_ name: String, in app: String) -> Target {
    Target(
      name: name, type: "bundle.unit-test", needs: [app],
      settings: ["TEST_HOST": "$(BUILT_PRODUCTS_DIR)/\(app).app/\(app)"])
  }
}
