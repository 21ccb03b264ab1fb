import Foundation

/// What a file in a synchronized folder is to its target, judged by its name.
enum FileKind: Equatable {
  /// A Swift file.
  case source

  /// A file that another compiler takes.
  case otherSource

  /// A file, or a folder that counts as one, that is put into the bundle.
  case resource

  /// A folder whose content counts.
  case folder

  /// The folder of a Swift package.
  case package

  /// A file that only developers look at.
  case ignored

  private static let otherSources: Set<String> = [
    "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "mlmodel",
    "mlpackage", "intentdefinition",
  ]

  /// Folders that are one thing, or that are none of the target's business.
  private static let wholeFolders: Set<String> = ["xcassets", "bundle", "scnassets", "scncache", "rcproject", "icon"]
  private static let ignoredFolders: Set<String> = [
    "xcodeproj", "xcworkspace", "playground", "docc", "framework", "xcframework", "app", "xctest",
  ]

  private static let ignoredFiles: Set<String> = [
    "h", "hh", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "xctestplan", "xcfilelist", "podspec", "orig",
    "a", "dylib", "tbd", "o", "swp", "gyb", "sh",
  ]

  init(of url: URL, isFolder: Bool) {
    let suffix = url.pathExtension.lowercased()
    if url.lastPathComponent.hasPrefix(".") {
      self = .ignored
    } else if Self.otherSources.contains(suffix) {
      self = .otherSource
    } else if isFolder {
      self =
        Self.wholeFolders.contains(suffix) ? .resource : Self.ignoredFolders.contains(suffix) ? .ignored : .folder
    } else if suffix == "swift" {
      self = .source
    } else {
      self = Self.ignoredFiles.contains(suffix) ? .ignored : .resource
    }
  }
}
