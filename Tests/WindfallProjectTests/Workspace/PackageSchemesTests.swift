import Foundation
import Testing
import WindfallProject

struct PackageSchemesTests {
  private let folder: TemporaryFolder
  private let package: SwiftPackage

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let json = """
      {"name": "Kit", "toolsVersion": {"_version": "6.0.0"}, "dependencies": [],
       "products": [{"name": "One", "targets": ["One"]}, {"name": "Two", "targets": ["Two"]}],
       "targets": [
        {"name": "Base", "type": "regular", "dependencies": []},
        {"name": "One", "type": "regular", "dependencies": [{"byName": ["Base", null]}]},
        {"name": "Two", "type": "regular", "dependencies": [{"target": ["Base", {"traits": ["T"]}]}]},
        {"name": "OneTests", "type": "test", "dependencies": [{"byName": ["One", null]}]},
        {"name": "BothTests", "type": "test", "dependencies": [{"byName": ["OneTests", null]}, {"target": ["Two", null]}]},
        {"name": "BaseTests", "type": "test", "dependencies": [{"byName": ["Base", null]}]}]}
      """
    package = SwiftPackage(folder: folder.url, manifest: try PackageManifest(json: Data(json.utf8)))
  }

  @Test func `the whole package is a scheme, and each product with the tests that need it`() throws {
    let schemes = PackageSchemes(package: package)
    #expect(schemes.names == ["Kit", "Kit-Package", "One", "Two"])
    #expect(try schemes.scheme(named: nil).name == "Kit")
    #expect(try schemes.scheme(named: "Kit-Package").testables.isEmpty)
    #expect(try schemes.scheme(named: "One").testables.map(\.target.name) == ["OneTests", "BothTests"])
    #expect(try schemes.scheme(named: "Two").testables.map(\.target.name) == ["BothTests"])
    #expect {
      try schemes.scheme(named: "Base")
    } throws: {
      "\($0)".hasSuffix("there is no scheme named \"Base\"; choose one of: Kit, Kit-Package, One, Two")
    }
  }

  @Test func `a package that stands alone shares schemes and test plans in its hidden folder`() throws {
    try folder.write(
      """
      <Scheme><TestAction><TestPlans><TestPlanReference reference="container:Plans/Quick.xctestplan" default="YES"/>
      </TestPlans></TestAction></Scheme>
      """, to: ".swiftpm/xcode/xcshareddata/xcschemes/Kit.xcscheme")
    try folder.write(
      """
      {"testTargets": [{"target": {"containerPath": "container:", "identifier": "OneTests", "name": "OneTests"}}]}
      """, to: "Plans/Quick.xctestplan")
    let workspace = try XcodeWorkspace(path: folder.url.path)
    #expect(workspace.isPackage)
    #expect(workspace.name == folder.url.lastPathComponent)
    #expect(workspace.sourceRoot == folder.url)
    #expect(workspace.localPackages == [folder.url])
    let scheme = try workspace.scheme()
    #expect(scheme.name == "Kit")
    #expect(try workspace.foreignTests(in: scheme).map(\.target.name) == ["OneTests"])
  }
}
