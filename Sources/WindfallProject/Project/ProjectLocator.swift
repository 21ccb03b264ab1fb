import Foundation

/// Finds the project that a path given by the user means.
public enum ProjectLocator {
  /// Folders in which projects are not the user's own.
  private static let skippedFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]

  /// The `.xcodeproj` at a path, in the folder at that path, or else in a folder within that.
  public static func locate(_ path: String) throws(ProjectError) -> URL {
    let url = URL.file(
      path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)")
    guard isFolder(url) else {
      let exists = FileManager.default.fileExists(atPath: url.path)
      throw ProjectError(
        exists ? "this is a file, not a project" : "there is no such file or folder", path: url.path,
        advice: "give an .xcodeproj or a folder that holds one")
    }
    if url.pathExtension == "xcodeproj" { return url }
    if url.pathExtension == "xcworkspace" {
      throw ProjectError(
        "workspaces are not read", path: url.path, advice: "give one of the projects in the workspace")
    }
    let own = projects(in: url)
    if !own.isEmpty { return try only(own, in: url) }
    return try only(folders(in: url).flatMap(projects), in: url)
  }

  private static func only(_ projects: [URL], in folder: URL) throws(ProjectError) -> URL {
    guard let first = projects.first else {
      throw ProjectError(
        "there is no Xcode project in this folder", path: folder.path,
        advice: "give an .xcodeproj or a folder that holds one")
    }
    guard projects.count == 1 else {
      let names = projects.map { $0.path.dropFirst(folder.path.count + 1) }
      throw ProjectError(
        "there are \(projects.count) projects in this folder: \(names.joined(separator: ", "))", path: folder.path,
        advice: "give one of them")
    }
    return first
  }

  private static func projects(in folder: URL) -> [URL] {
    names(in: folder).filter { $0.hasSuffix(".xcodeproj") }.map { folder.appending(relativePath: $0) }.filter(isFolder)
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
