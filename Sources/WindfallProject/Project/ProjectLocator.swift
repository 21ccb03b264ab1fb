import Foundation

/// Finds the project or workspace that a path given by the user means.
public enum ProjectLocator {
  /// Folders in which projects are not the user's own.
  private static let skippedFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]

  /// The `.xcodeproj` or `.xcworkspace` at a path, in the folder at that path, or else in a folder within that.
  ///
  /// A workspace is meant where it joins all the projects that are found, or several of them.
  public static func locate(_ path: String) throws(ProjectError) -> URL {
    let url = URL.file(
      path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)")
    guard isFolder(url) else {
      let exists = FileManager.default.fileExists(atPath: url.path)
      throw ProjectError(
        exists ? "this is a file, not a project" : "there is no such file or folder", path: url.path,
        advice: "give an .xcodeproj or a folder that holds one")
    }
    if ["xcodeproj", "xcworkspace"].contains(url.pathExtension) { return url }
    for folders in [[url], self.folders(in: url)] {
      let projects = folders.flatMap { entries(of: $0, withExtension: "xcodeproj") }
      let workspaces = folders.flatMap { entries(of: $0, withExtension: "xcworkspace") }
      if projects.isEmpty && workspaces.isEmpty { continue }
      return try only(projects, workspaces, in: url)
    }
    throw ProjectError(
      "there is no Xcode project in this folder", path: url.path,
      advice: "give an .xcodeproj or a folder that holds one")
  }

  private static func only(_ projects: [URL], _ workspaces: [URL], in folder: URL) throws(ProjectError) -> URL {
    if let workspace = workspaces.first, workspaces.count == 1 {
      let members = Set((try? WorkspaceContents(workspace: workspace).projects) ?? [])
      let joined = projects.filter(members.contains)
      if joined.count == projects.count || joined.count > 1 { return workspace }
    }
    if let project = projects.first, projects.count == 1, workspaces.isEmpty { return project }
    let names = (workspaces + projects).map { $0.path.dropFirst(folder.path.count + 1) }
    let kind = workspaces.isEmpty ? "projects" : "projects and workspaces"
    throw ProjectError(
      "there are \(names.count) \(kind) in this folder: \(names.joined(separator: ", "))", path: folder.path,
      advice: "give one of them")
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

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
