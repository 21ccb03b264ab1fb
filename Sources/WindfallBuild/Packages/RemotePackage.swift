import Foundation
import WindfallProject

/// A package that has to be fetched.
struct RemotePackage: Hashable, Sendable {
  var url: String
  /// The versions that the project accepts; nil where a package in a folder says so.
  var requirement: PackageRequirement?
  /// The folder of the package that needs it; nil where the project does.
  var neededBy: URL?

  /// The address as SwiftPM shows it.
  var shownAddress: String { url.hasPrefix("file://") ? String(url.dropFirst("file://".count)) : url }
}
