import Foundation
import WindfallLowering

/// The frameworks, compiled: the release build of this package, as a project compiles and links against it.
///
/// Nothing is copied or archived. A linker script names the objects of each group, so what the build made last is
/// what the next link takes.
public struct SDK: Sendable {
  /// The folder of the build's products, such as `.build/release`.
  public let products: URL
  let lists: ObjectLists

  /// Modules that are part of every app and of the prebuilt host of app-less test bundles.
  static let appModules = [
    "WindfallCore", "CoreGraphics", "DarwinOverlay", "ObjectiveC", "FoundationOverlay", "OpenCombine",
    "OpenCombineDispatch", "Combine",
    "UIKit", "UniformTypeIdentifiers", "CoreTransferable", "SwiftUI", "OSLog", "WindfallHost",
  ]
  /// C modules of the same; some define a module map that importers of the Swift modules need.
  static let appCModules = [
    "CDarwin", "CFoundationOverlay", "CObjectiveC", "COpenCombineHelpers", "CCombine", "CWindfallHost",
  ]
  /// Linked only where they are used: loading FoundationNetworking, which this one needs, doubles an app's start-up time.
  static let lazyModules = ["OpenCombineFoundation"]
  /// Modules that are part of every test bundle.
  static let testModules = ["XCTestOverlay", "XCUIAutomation", "WindfallTestRunner"]
  /// Modules that stand in for packages: part of the test bundles that import them, where the project has no module of
  /// the name itself.
  public static let packageModules: Set<String> = [
    "Nimble", "OHHTTPStubs", "OHHTTPStubsSwift", "Quick", "TestDoubles", "ViewControllerPresentationSpy",
  ]
  /// The modules of those that the app may import as well: its protocols are doubled beside them, and it may answer its
  /// own requests when a UI test asks for it.
  /// The modules that stand in for the halves of packages in Objective-C.
  static let runtimeModules: Set<String> = ["RxCocoaRuntime", "UIKitNavigationShim"]

  static let appPackageModules: Set<String> = ["OHHTTPStubs", "OHHTTPStubsSwift", "TestDoubles"]

  public init(products: URL) {
    self.init(products: products, lists: ObjectLists(file: nil))
  }

  private init(products: URL, lists: ObjectLists) {
    self.products = products
    self.lists = lists
  }

  /// The same SDK, which remembers in derived data what it has read of itself.
  func remembering(in derivedData: DerivedData) -> SDK {
    let file = derivedData.objectLists
    return lists.file == file ? self : SDK(products: products, lists: ObjectLists(file: file))
  }

  /// Finds the SDK beside the running executable, or where `WINDFALL_SDK` says.
  public static func locate(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    executable: URL = URL(fileURLWithPath: "/proc/self/exe")
  ) throws(BuildError) -> SDK {
    let named = environment["WINDFALL_SDK"].map { URL(fileURLWithPath: $0) }
    let sdk = SDK(products: named ?? executable.resolvingSymlinksInPath().deletingLastPathComponent())
    for needed in [sdk.modules.appendingPathComponent("SwiftUI.swiftmodule"), sdk.bundleHost] {
      guard FileManager.default.fileExists(atPath: needed.path) else {
        throw BuildError(
          .unusableMachine,
          "no Windfall SDK in \(sdk.products.path): \(needed.lastPathComponent) is missing; "
            + "run the `windfall` script of the repository, which builds it, or set WINDFALL_SDK")
      }
    }
    return sdk
  }

  /// Where the compiler finds the frameworks' modules.
  public var modules: URL { products.appendingPathComponent("Modules") }

  /// The executable that loads test bundles that have no app.
  public var bundleHost: URL { products.appendingPathComponent("WindfallBundleHost") }

  /// The library that lets a process's clocks go on while it only waits.
  public var virtualTime: URL { products.appendingPathComponent("libWindfallVirtualTime.so") }

  /// What every compilation against the SDK is given.
  public var compilerArguments: [String] {
    let modules = Self.appCModules + ServiceFrameworks.libraries.keys.sorted()
    let moduleMaps = modules.map { buildFolder($0).appendingPathComponent("module.modulemap").path }
    let present = moduleMaps.filter { FileManager.default.fileExists(atPath: $0) }
    // The headers of libxml2 include each other by names below a folder of their own.
    let hasXML = present.contains { $0.hasSuffix("/libxml2.build/module.modulemap") }
    return ["-I", self.modules.path] + present.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      + (hasXML ? ["-Xcc", "-I/usr/include/libxml2"] : [])
  }

  /// The modules with macros, and those in which the compiler finds what expands them.
  private static let macroModules = ["SwiftData": "SwiftDataMacros", "TestDoubles": "TestDoublesPlugin"]

  /// The programs that the compiler asks to expand macros.
  private func macroPlugin(_ module: String) -> URL { products.appendingPathComponent("\(module)-tool") }

  /// What the compilation of sources that import the modules is given besides.
  func macroArguments(importing modules: Set<String>) -> [String] {
    Self.macroModules.sorted { $0.key < $1.key }.filter { modules.contains($0.key) }.flatMap { _, plugin in
      ["-load-plugin-executable", "\(macroPlugin(plugin).path)#\(plugin)"]
    }
  }

  /// Changes when any part of the SDK was built again.
  public func identity() throws(BuildError) -> String {
    var fingerprint = Fingerprint(step: "sdk")
    let linkedWhereImported = Self.packageModules.sorted() + Self.frameworkModules.keys.sorted()
    for module in Self.appModules + Self.testModules + Self.lazyModules + linkedWhereImported {
      fingerprint.add(fileStamp: modules.appendingPathComponent("\(module).swiftmodule").path)
    }
    let groups = ObjectGroup.allCases.flatMap(\.modules)
    for path in try objects(ofModules: groups + linkedWhereImported) { fingerprint.add(fileStamp: path) }
    fingerprint.add(fileStamp: bundleHost.path)
    for plugin in Self.macroModules.values.sorted() { fingerprint.add(fileStamp: macroPlugin(plugin).path) }
    return fingerprint.text
  }

  func buildFolder(_ module: String) -> URL {
    products.appendingPathComponent("\(module).build")
  }
}
