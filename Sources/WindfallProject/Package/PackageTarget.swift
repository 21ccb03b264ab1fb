import Foundation

/// A target of a package, with the files that it is made from.
public struct PackageTarget: Sendable {
  public let description: PackageTargetDescription
  /// Its folder; nil where there is none, as for binaries.
  public let folder: URL?
  /// The Swift files, sorted by path.
  public private(set) var sources: [URL] = []
  /// Files that another compiler takes.
  public private(set) var otherSources: [URL] = []
  /// All else in its folder, which plug-ins may work on.
  public private(set) var unusedFiles: [URL] = []
  /// What goes into the target's resource bundle.
  public private(set) var resources: [ProjectResource] = []

  public var name: String { description.name }

  /// The name that sources import.
  public var moduleName: String { SettingModifier.apply("c99extidentifier", to: name) }

  /// Files that become resources though the manifest does not say so.
  private static let undeclaredResources: Set<String> = [
    "xcassets", "storyboard", "xib", "xcstrings", "strings", "stringsdict", "nib", "xcdatamodel",
    "xcdatamodeld", "xcmappingmodel",
  ]

  init(description: PackageTargetDescription, package: SwiftPackage) throws(ProjectError) {
    self.description = description
    folder = try package.folder(of: description)
    guard let folder else { return }
    let declared = description.resources ?? []
    let copied = declared.filter(\.isCopied).map { Self.plain($0.path) }
    let processed = declared.filter { !$0.isCopied && !$0.isEmbedded }.map { Self.plain($0.path) }
    let left = MemberPaths((description.exclude ?? []).map(Self.plain))
    let whole = MemberPaths(copied)
    let compiled = MemberPaths((description.sources ?? []).map(Self.plain))
    let compilesAll = description.sources.map { $0.contains { Self.plain($0).isEmpty } } ?? true
    let processing = MemberPaths(processed)
    for (path, kind) in try SynchronizedFolder(url: folder, wholeFolders: []).files() where !whole.contains(path) {
      let url = folder.appending(relativePath: path)
      guard !left.contains(path) else {
        unusedFiles.append(url)
        continue
      }
      let isSource = compilesAll || compiled.contains(path)
      let isResource =
        processing.contains(path) || processed.contains("") || Self.undeclaredResources.contains(url.pathExtension)
      switch kind {
      case .source where isSource && !Self.isManifest(url, of: package): sources.append(url)
      case .otherSource where isSource && !url.isModel: otherSources.append(url)
      case .resource where isResource, .otherSource where isResource: resources.append(ProjectResource(url: url))
      default: unusedFiles.append(url)
      }
    }
    // SwiftPM only warns of what a manifest names and the package lacks.
    resources += copied.map(folder.appending(relativePath:)).filter { FileManager.default.fileExists(atPath: $0.path) }
      .map { ProjectResource(url: $0, destination: $0.lastPathComponent) }
    try check(declared, in: folder, of: package)
  }

  private func check(
    _ declared: [PackageResource], in folder: URL, of package: SwiftPackage
  ) throws(ProjectError) {
    for resource in declared {
      let url = folder.appending(relativePath: resource.path)
      guard url == folder || url.path.hasPrefix(folder.path + "/") else {
        throw ProjectError(
          "target \(name) takes a resource from outside of its folder: \(resource.path)",
          path: package.folder.appending(path: "Package.swift").path, advice: "move it into the target's folder")
      }
    }
  }

  private static func isManifest(_ file: URL, of package: SwiftPackage) -> Bool {
    file.deletingLastPathComponent().path == package.folder.path
      && (file.lastPathComponent == "Package.swift" || file.lastPathComponent.hasPrefix("Package@swift-"))
  }

  /// A path without the signs that change nothing: `./Resources/` is `Resources`, and the folder itself is empty.
  private static func plain(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}

extension URL {
  /// Whether this is a data model, which is no source that a C compiler takes.
  fileprivate var isModel: Bool {
    ["xcdatamodel", "xcdatamodeld", "xcmappingmodel", "mlmodel", "mlpackage", "intentdefinition", "metal"]
      .contains(pathExtension)
  }
}
