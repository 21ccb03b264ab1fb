import Foundation

/// A Swift package on disk, with what its manifest says.
public struct SwiftPackage: Sendable {
  /// The folder that holds the `Package.swift`.
  public let folder: URL
  /// The name by which other packages refer to it.
  public let identity: String
  public let manifest: PackageManifest
  /// The traits that are enabled.
  public var traits: Set<String>

  /// Whether it lies where several projects use it, and is the same for all.
  public var isShared = false

  /// Makes a package; its identity is that of its folder, or of the address that it came from.
  public init(folder: URL, manifest: PackageManifest, identity: String? = nil) {
    self.folder = folder
    self.manifest = manifest
    traits = manifest.traits(enabledBy: ["default"])
    self.identity = (identity ?? folder.lastPathComponent).lowercased()
  }

  /// The target of this name with its files.
  public func target(named name: String) throws(ProjectError) -> PackageTarget? {
    guard let description = manifest.targets.first(where: { $0.name == name }) else { return nil }
    return try PackageTarget(description: description, package: self)
  }

  /// The folder of a target: the one that it names, or the usual one, whatever their case, as on a Mac.
  func folder(of target: PackageTargetDescription) throws(ProjectError) -> URL? {
    if let path = target.path {
      let place = folder.appending(relativePath: path)
      guard place == folder || place.path.hasPrefix(folder.path + "/") else {
        throw ProjectError(
          "target \(target.name) has its sources outside of the package, in \(place.path)",
          path: folder.appending(path: "Package.swift").path, advice: "SwiftPM does not allow that either")
      }
      return place.spelledAsOnDisk
    }
    let usual = ["Sources", "Source", "src", "srcs"]
    let parents = target.type == "test" ? ["Tests"] + usual : target.type == "plugin" ? ["Plugins"] : usual
    let places = parents.map { folder.appending(relativePath: "\($0)/\(target.name)").spelledAsOnDisk }
    if let place = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) { return place }
    let alike = manifest.targets.filter { ($0.type == "test") == (target.type == "test") }
    guard manifest.allowsSharedSources, alike.count == 1 else { return nil }
    return parents.map { folder.appending(relativePath: $0).spelledAsOnDisk }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }
}
