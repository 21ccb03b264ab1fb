import Foundation

/// A target as a `Package.swift` describes it.
public struct PackageTargetDescription: Decodable, Sendable {
  public let name: String
  /// `regular`, `executable`, `test`, `macro`, `plugin`, `system` or `binary`.
  public let type: String
  /// The folder of its sources, where it is not the usual one.
  public let path: String?
  /// The only files and folders that are compiled; nil where all are.
  public let sources: [String]?
  public let exclude: [String]?
  public let resources: [PackageResource]?
  public let settings: [PackageSetting]?
  /// The folder of the headers that others include, where it is not the usual one.
  public let publicHeadersPath: String?
  public let dependencies: [PackageTargetDependency]
}
