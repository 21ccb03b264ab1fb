import Foundation

/// What projects share of the packages that they have fetched: the packages, and what was built of them.
public struct PackageStore: Sendable {
  private let folder: URL

  public init(folder: URL) {
    self.folder = folder
  }

  /// The one of the user.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    folder = DerivedData.cacheFolder(environment).appendingPathComponent("windfall/Packages")
  }

  var checkouts: SharedCheckouts { SharedCheckouts(folder: folder.appendingPathComponent("Checkouts")) }

  var modules: ModuleStore { ModuleStore(folder: folder.appendingPathComponent("Modules")) }
}
