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
  /// The plug-ins that work on the target.
  public let pluginUsages: [PackagePluginUsage]?
  private let pluginCapability: PluginCapability?

  private struct PluginCapability: Decodable, Sendable {
    let isOfBuild: Bool

    private enum CodingKeys: CodingKey {
      case buildTool
    }

    init(from decoder: Decoder) throws {
      isOfBuild = try decoder.container(keyedBy: CodingKeys.self).contains(.buildTool)
    }
  }

  /// Whether it is a plug-in that takes part in builds; others only work when a person asks for it.
  public var isBuildToolPlugin: Bool { type == "plugin" && pluginCapability?.isOfBuild == true }
}
