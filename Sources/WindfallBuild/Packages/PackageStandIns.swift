import Foundation

/// The packages for which modules of the SDK stand in; they are not fetched, and not built.
enum PackageStandIns {
  /// The names that their addresses end with.
  static let names: Set<String> = ["Quick", "Nimble", "OHHTTPStubs", "ViewControllerPresentationSpy"]

  /// Whether what a package has comes with Windfall or with the toolchain.
  static func isReplaced(_ package: PackageAddress) -> Bool {
    names.contains(package.name) || package.identity == SwiftSyntaxModules.package
  }

  /// Whether a package in a folder is Windfall's own, which has the module TestDoubles for Xcode.
  static func isOurs(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("Sources/TestDoubles/TestDoubles.swift").path)
  }
}
