import Foundation

/// An Xcode project, read from disk.
public struct XcodeProject: Sendable {
  /// The `.xcodeproj` folder.
  public let url: URL

  /// The folder that paths in the project start from.
  public let folder: URL

  /// The version of the file format, such as 77 for Xcode 16.
  public let objectVersion: Int

  /// The targets, in the order of the project.
  public let targets: [ProjectTarget]

  /// The names of the configurations, in the order of the project.
  public let configurations: [String]

  /// The Swift packages that the project uses.
  public let packages: [PackageReference]

  /// The shared schemes, by name; where there are none, those that Xcode would make for the targets.
  public let schemes: [Scheme]

  /// The other projects that stand in this one's navigator.
  public let referencedProjects: [URL]

  /// The language that the project is developed in.
  public let developmentRegion: String

  var settingsStore: SettingsStore

  /// The project's name, which is that of its folder without the extension.
  public var name: String { url.deletingPathExtension().lastPathComponent }

  /// Reads the project at a path, which is that of an `.xcodeproj` or of a folder that holds one.
  public init(path: String) throws(ProjectError) {
    let url = try ProjectLocator.locate(path)
    guard url.pathExtension == "xcodeproj" else {
      throw ProjectError("this is a workspace, not a project", path: url.path, advice: "give one of its projects")
    }
    try self.init(url: url)
  }

  /// Reads an `.xcodeproj` folder.
  init(url: URL) throws(ProjectError) {
    let file = url.appending(path: "project.pbxproj")
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw ProjectError(
        "the project has no project.pbxproj", path: url.path, advice: "take it again from version control")
    }
    let objects = try ProjectObjects(projectFile: file)
    let store = try SettingsStore(objects: objects, project: url.deletingPathExtension().lastPathComponent)
    self.url = url
    folder = objects.folder
    objectVersion = objects.objectVersion
    settingsStore = store
    configurations = store.configurations
    developmentRegion = store.developmentRegion
    packages = objects.packages
    referencedProjects = objects.all(isa: "PBXFileReference").compactMap(objects.url)
      .filter { $0.pathExtension == "xcodeproj" }
    targets = try TargetLinker(objects: objects, settings: store).targets()
    schemes = try SchemeFolder(project: url).schemes() ?? DerivedSchemes(targets: targets, project: url).schemes
  }

  /// The target of this name.
  public func target(named name: String) -> ProjectTarget? {
    targets.first { $0.name == name }
  }

  /// The test targets, in the order of the project.
  public var testTargets: [ProjectTarget] { targets.filter(\.kind.isTestBundle) }
}
