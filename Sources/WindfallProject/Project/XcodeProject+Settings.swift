import Foundation

extension XcodeProject {
  /// The settings of a target in a configuration. A configuration that the project does not have counts as its default.
  public func settings(for target: ProjectTarget, configuration: String = "Debug") -> BuildSettings {
    settingsStore.settings(of: target.identity, configuration: configuration)
  }

  /// The `.xcconfig` files that the project names and that are not there: their settings count as not made.
  public var missingConfigurationFiles: [URL] { settingsStore.missingFiles }

  /// The Info.plist of a target's product: the target's file if it has one, and what Xcode adds to it.
  public func infoPlist(for target: ProjectTarget, configuration: String = "Debug") throws(ProjectError) -> InfoPlist {
    try infoPlist(settings: settings(for: target, configuration: configuration))
  }

  /// The Info.plist that these settings of a target make.
  public func infoPlist(settings: BuildSettings) throws(ProjectError) -> InfoPlist {
    try InfoPlistMaker(settings: settings, folder: folder).infoPlist()
  }
}
