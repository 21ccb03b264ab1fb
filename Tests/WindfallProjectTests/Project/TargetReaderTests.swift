import Foundation
import Testing
import WindfallProject

struct TargetReaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func target(_ phases: String) throws -> ProjectTarget {
    try folder.write(
      """
      { objectVersion = 56; rootObject = P; objects = {
        P = {isa = PBXProject; targets = (A, K); mainGroup = G; };
        G = {isa = PBXGroup; children = (PROXY); };
        A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (R, F, S, T); };
        K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.bundle"; productReference = KP; };
        KP = {isa = PBXFileReference; path = Kit.bundle; sourceTree = BUILT_PRODUCTS_DIR; };
        PROXY = {isa = PBXReferenceProxy; path = Other.bundle; sourceTree = BUILT_PRODUCTS_DIR; };
        RB = {isa = PBXBuildFile; fileRef = KP; };
        FB = {isa = PBXBuildFile; fileRef = PROXY; };
        \(phases)
      }; }
      """, to: "App.xcodeproj/project.pbxproj")
    return try XcodeProject(path: folder.url.path).requiredTarget("App")
  }

  @Test func `products of other targets that are copied are named`() throws {
    let target = try target(
      """
      R = {isa = PBXResourcesBuildPhase; files = (RB); };
      F = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; files = (FB); };
      """)
    #expect(target.copiedProducts == ["Kit.bundle", "Other.bundle"])
    #expect(target.resources.isEmpty)
  }

  @Test func `a target that makes a bundle is one`() throws {
    _ = try target("")
    let kit = try XcodeProject(path: folder.url.path).requiredTarget("Kit")
    #expect(kit.kind == .bundle)
    #expect(kit.kind.wrapperExtension == "bundle")
    #expect(!kit.kind.isTestBundle)
  }

  @Test func `the script that copies resources of pods is read and is none of the others`() throws {
    let path = "${PODS_ROOT}/Target Support Files/Pods-App/Pods-App-resources.sh"
    let target = try target(
      """
      S = {isa = PBXShellScriptBuildPhase; name = "[CP] Copy Pods Resources"; shellScript = "\\"\(path)\\"\\n"; };
      T = {isa = PBXShellScriptBuildPhase; name = "Lint"; shellScript = swiftlint; };
      """)
    #expect(target.podsResourceScripts == [path])
    #expect(target.scriptPhases == ["Lint"])
  }
}
