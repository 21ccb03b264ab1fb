import Foundation
import WindfallProject

/// A package that has to be fetched.
struct RemotePackage: Hashable, Sendable {
  var url: String
  /// The versions that the project and the packages in folders accept.
  var requirement: PackageRequirement
  /// Whether the address is the name of a package in a registry.
  var isOfRegistry = false

  /// The address as SwiftPM shows it.
  var shownAddress: String { url.hasPrefix("file://") ? String(url.dropFirst("file://".count)) : url }
}
