import Foundation

/// The projects and packages that are built together: those of a workspace, a project with those it refers to, or a
/// package that stands alone.
public struct XcodeWorkspace: Sendable {
  /// The `.xcworkspace`, or the `.xcodeproj` or the folder of the package that stands alone.
  public let url: URL

  /// The projects, in the order of the workspace, then those that they refer to.
  public private(set) var projects: [XcodeProject]

  /// The folders of the Swift packages that the workspace names itself.
  public let packages: [URL]

  /// Projects that are named and not there, such as the one that CocoaPods makes.
  public let missingProjects: [URL]

  /// The schemes of the workspace, then those of its projects.
  public let schemes: [Scheme]

  /// Whether this is a package that stands alone.
  public var isPackage: Bool { packages == [url] }

  /// The configuration of a name, if one of the projects has it; packages have the usual two.
  public func configuration(named name: String) throws(ProjectError) -> String {
    var names: [String] = []
    for known in projects.flatMap(\.configurations) where !names.contains(known) { names.append(known) }
    if names.isEmpty { names = ["Debug", "Release"] }
    if names.contains(name) { return name }
    throw ProjectError(
      "there is no configuration \"\(name)\"", path: url.path, advice: "there is \(names.joined(separator: ", "))")
  }

  /// The name, which is that of the workspace or project without the extension.
  public var name: String { isPackage ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent }

  /// Reads what a path means: a workspace, a project, a package, or a folder that holds one; of several in the folder,
  /// the one of the given name.
  public init(path: String, project name: String? = nil) throws(ProjectError) {
    let url = try ProjectLocator.locate(path, named: name)
    self.url = url
    if !["xcodeproj", "xcworkspace"].contains(url.pathExtension) {
      projects = []
      packages = [url]
      missingProjects = []
      schemes = try SchemeFolder(package: url).schemes() ?? []
      return
    }
    var schemes: [Scheme] = []
    var pending = [url]
    var packages: [URL] = []
    if url.pathExtension == "xcworkspace" {
      let contents = try WorkspaceContents(workspace: url)
      pending = contents.projects
      packages = contents.packages
      schemes = try SchemeFolder(project: url).schemes() ?? []
    } else if let pods = Self.pods(beside: url) {
      pending.append(pods)
    }
    let (projects, missing) = try Self.projects(pending, named: url)
    guard !projects.isEmpty || missing.isEmpty && !packages.isEmpty else {
      throw ProjectError(
        missing.first.map { "none of its projects is there, such as \($0.path)" } ?? "it holds no project",
        path: url.path, advice: "give the project itself")
    }
    self.projects = projects
    missingProjects = missing
    self.packages = packages
    for scheme in projects.flatMap(\.schemes) where !schemes.contains(where: { $0.name == scheme.name }) {
      schemes.append(scheme)
    }
    self.schemes = schemes
  }

  /// The same with settings that come before those of all projects: those of an `.xcconfig` file, then those given one
  /// by one.
  public func overriding(
    with values: [(name: String, value: String)], configurationFile: URL? = nil
  ) throws(ProjectError) -> XcodeWorkspace {
    var level = SettingsLevel()
    if let configurationFile {
      level = try ConfigurationFile.level(at: configurationFile)
      if let missing = level.missingFiles.first {
        throw ProjectError("the configuration file cannot be read", path: missing.path, advice: "check its name")
      }
    }
    level.assignments += values.map { SettingAssignment(key: $0.name, value: $0.value) }
    var result = self
    for index in result.projects.indices { result.projects[index].settingsStore.overrides = level }
    return result
  }

  /// The folder that holds all its projects and packages: where paths in reports start.
  public var sourceRoot: URL {
    if isPackage { return url }
    let folders = ([url] + projects.map(\.url) + packages).map { $0.deletingLastPathComponent().pathComponents }
    let shared = folders.dropFirst().reduce(folders.first ?? []) { shared, other in
      Array(zip(shared, other).prefix { $0 == $1 }.map(\.0))
    }
    return .file(shared.joined(separator: "/"))
  }

  /// The packages in folders that the workspace and its projects use, each once.
  public var localPackages: [URL] {
    let referenced = projects.flatMap(\.packages).compactMap { package -> URL? in
      if case .local(let folder) = package { return folder }
      return nil
    }
    var result: [URL] = []
    for folder in packages + referenced where !result.contains(folder) { result.append(folder) }
    return result
  }

  /// The project that CocoaPods has made for another, which its workspace joins; those who check in pods may leave the
  /// workspace out.
  private static func pods(beside project: URL) -> URL? {
    let folder = project.deletingLastPathComponent()
    let pods = folder.appending(relativePath: "Pods/Pods.xcodeproj")
    let files = [folder.appending(relativePath: "Podfile"), pods.appending(relativePath: "project.pbxproj")]
    return files.allSatisfy { FileManager.default.fileExists(atPath: $0.path) } ? pods : nil
  }

  /// Reads projects and those they refer to.
  private static func projects(
    _ urls: [URL], named: URL
  ) throws(ProjectError) -> (found: [XcodeProject], missing: [URL]) {
    var found: [XcodeProject] = []
    var missing: [URL] = []
    var seen: Set<URL> = []
    var pending = urls
    while !pending.isEmpty {
      let url = pending.removeFirst()
      guard seen.insert(url).inserted else { continue }
      // The project that the user names must be there; the others may belong to what nobody needs.
      if url != named, !FileManager.default.fileExists(atPath: url.appending(path: "project.pbxproj").path) {
        missing.append(url)
        continue
      }
      let project = try XcodeProject(url: url)
      found.append(project)
      pending += project.referencedProjects
    }
    return (found, missing)
  }
}
