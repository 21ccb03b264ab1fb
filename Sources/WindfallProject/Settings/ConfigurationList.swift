import Foundation

/// The configurations of a project or target, each with the levels of settings that it adds.
struct ConfigurationList: Sendable {
  /// The names, in the order of the project.
  let names: [String]

  /// The configuration that is meant where none is named.
  let defaultName: String?

  private let levels: [String: [SettingsLevel]]

  /// Reads the list of a project or target.
  init(of owner: ProjectObject, in objects: ProjectObjects) throws(ProjectError) {
    var names: [String] = []
    var levels: [String: [SettingsLevel]] = [:]
    let list = owner["buildConfigurationList"].flatMap { objects[$0] }
    for configuration in list.map({ objects.objects("buildConfigurations", of: $0) }) ?? [] {
      guard let name = configuration["name"], levels[name] == nil else { continue }
      names.append(name)
      let file = try Self.file(of: configuration, in: objects).map { url throws(ProjectError) in
        try ConfigurationFile.level(at: url)
      }
      levels[name] = [file, SettingsLevel(buildSettings: configuration.dictionary("buildSettings"))].compactMap { $0 }
    }
    self.names = names
    self.levels = levels
    defaultName = list?["defaultConfigurationName"]
  }

  /// The `.xcconfig` files that its configurations name and that are not there.
  var missingFiles: [URL] { names.flatMap { levels[$0] ?? [] }.flatMap(\.missingFiles) }

  /// The levels of a configuration; of the default one where the list does not have it.
  func levels(of name: String) -> [SettingsLevel] {
    levels[name] ?? defaultName.flatMap { levels[$0] } ?? names.first.flatMap { levels[$0] } ?? []
  }

  /// The `.xcconfig` file that a configuration is based on: a file reference, or a path in a synchronized folder.
  private static func file(of configuration: ProjectObject, in objects: ProjectObjects) throws(ProjectError) -> URL? {
    if let path = configuration["baseConfigurationReferenceRelativePath"],
      let folder = configuration["baseConfigurationReferenceAnchor"].flatMap({ objects[$0] })
    {
      return objects.url(of: folder)?.appending(relativePath: path)
    }
    return configuration["baseConfigurationReference"].flatMap { objects[$0] }.flatMap { objects.url(of: $0) }
  }
}
