import Foundation

/// All settings of a project, from which those of one target in one configuration are put together.
struct SettingsStore: Sendable {
  let developmentRegion: String

  /// What the command line sets, above all else.
  var overrides = SettingsLevel()

  private let project: String
  private let folder: String
  private let projectList: ConfigurationList
  private let targetLists: [String: ConfigurationList]

  /// The names of the configurations.
  var configurations: [String] { projectList.names }

  init(objects: ProjectObjects, project: String) throws(ProjectError) {
    self.project = project
    folder = objects.folder.path
    developmentRegion = objects.root["developmentRegion"] ?? "en"
    projectList = try ConfigurationList(of: objects.root, in: objects)
    var lists: [String: ConfigurationList] = [:]
    for target in objects.objects("targets", of: objects.root) {
      lists[target.id] = try ConfigurationList(of: target, in: objects)
    }
    targetLists = lists
  }

  /// The `.xcconfig` files that the project or a target names and that are not there, each once.
  var missingFiles: [URL] {
    Set(([projectList] + targetLists.values).flatMap(\.missingFiles)).sorted { $0.path < $1.path }
  }

  /// The settings of a target, from the defaults up.
  func settings(of target: ProjectTargetIdentity, configuration: String) -> BuildSettings {
    let defaults = DefaultSettings.level(
      project: project, folder: folder, target: target, developmentRegion: developmentRegion,
      configuration: configuration)
    let own = targetLists[target.id]?.levels(of: configuration) ?? []
    return BuildSettings(
      levels: [defaults] + projectList.levels(of: configuration) + own + [overrides],
      platform: .simulator(configuration: configuration))
  }
}
