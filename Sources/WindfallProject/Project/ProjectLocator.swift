import Foundation

/// Finds the project, workspace or package that a path given by the user means.
public enum ProjectLocator {
  private static let advice = "give an .xcodeproj, a Package.swift, or a folder that holds one"
  private static let manifest = "Package.swift"

  /// Folders in which projects are not the user's own.
  private static let skippedFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]

  /// The `.xcodeproj` or `.xcworkspace` at a path, in the folder at that path, or else in a folder within that, at most
  /// two deep; or the folder of a package.
  ///
  /// A workspace is meant where it joins all the projects that are found, or several of them. A package is meant where
  /// its folder has no project beside it, as in Xcode. A name picks one of several in the folder.
  public static func locate(_ path: String, named name: String? = nil) throws(ProjectError) -> URL {
    let place = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    let url = URL.file(place)
    if let name { return try only(named: name, in: url) }
    guard isFolder(url) else {
      if url.lastPathComponent == manifest, isFile(url) { return url.deletingLastPathComponent() }
      let exists = FileManager.default.fileExists(atPath: url.path)
      throw ProjectError(
        exists ? "this is a file, not a project" : "there is no such file or folder", path: url.path, advice: advice)
    }
    if ["xcodeproj", "xcworkspace"].contains(url.pathExtension) { return url }
    var folders = [url]
    for _ in 0..<3 {
      let projects = folders.flatMap { entries(of: $0, withExtension: "xcodeproj") }
      // What has only settings of its own in it, as Tuist and Xcode leave them behind, joins nothing.
      let workspaces = folders.flatMap { entries(of: $0, withExtension: "xcworkspace") }.filter {
        isFile($0.appending(relativePath: WorkspaceContents.fileName))
      }
      let packages = folders.filter(holdsPackage)
      guard projects.isEmpty && workspaces.isEmpty && packages.isEmpty else {
        return try only(projects, workspaces, packages, in: url)
      }
      folders = folders.flatMap(self.folders)
    }
    throw ProjectError("there is no Xcode project and no package in this folder", path: url.path, advice: advice)
  }

  /// Whether a folder is that of a package.
  static func holdsPackage(_ folder: URL) -> Bool { isFile(folder.appending(relativePath: manifest)) }

  private static func only(named name: String, in folder: URL) throws(ProjectError) -> URL {
    let url = folder.appending(relativePath: name)
    let isProject = ["xcodeproj", "xcworkspace"].contains(url.pathExtension) && isFolder(url)
    guard isProject || url.lastPathComponent == manifest && isFile(url) || holdsPackage(url) else {
      throw ProjectError("there is no project \(name) in this folder", path: folder.path, advice: advice)
    }
    return url.lastPathComponent == manifest ? url.deletingLastPathComponent() : url
  }

  private static func only(
    _ projects: [URL], _ workspaces: [URL], _ packages: [URL], in folder: URL
  ) throws(ProjectError) -> URL {
    if let workspace = workspaces.first, workspaces.count == 1 {
      let members = Set((try? WorkspaceContents(workspace: workspace).projects) ?? [])
      let joined = projects.filter(members.contains)
      if joined.count == projects.count || joined.count > 1 { return workspace }
    }
    if let project = projects.first, projects.count == 1, workspaces.isEmpty { return project }
    if let package = packages.first, packages.count == 1, projects.isEmpty, workspaces.isEmpty { return package }
    let found = workspaces + projects + packages.map { $0.appending(relativePath: manifest) }
    let names = found.map { String($0.path.dropFirst(folder.path.count + 1)) }
    var kinds = [(workspaces, "workspaces"), (packages, "packages")].filter { !$0.0.isEmpty }.map(\.1)
    if !projects.isEmpty { kinds.insert("projects", at: 0) }
    throw ProjectError(
      "there are \(names.count) \(kinds.joined(separator: " and ")) in this folder: \(names.joined(separator: ", "))",
      path: folder.path, advice: "choose one, such as with --project \(names[0])")
  }

  private static func entries(of folder: URL, withExtension suffix: String) -> [URL] {
    names(in: folder).filter { $0.hasSuffix(".\(suffix)") }.map { folder.appending(relativePath: $0) }
      .filter(isFolder)
  }

  private static func folders(in folder: URL) -> [URL] {
    names(in: folder)
      .filter { !$0.hasPrefix(".") && !$0.hasSuffix(".xcworkspace") && !skippedFolders.contains($0) }
      .map { folder.appending(relativePath: $0) }.filter(isFolder)
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private static func isFile(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path) && !isFolder(url)
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
