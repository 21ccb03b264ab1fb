import Foundation

/// Finds the playground that a path given by the user means.
public enum PlaygroundLocator {
  /// The playground at a path, or the only one in the workspace or folder there; nil where a project is meant.
  ///
  /// A folder that holds an Xcode project or a package means that, and so do a workspace that names one and a folder that
  /// holds such a workspace.
  public static func locate(_ path: String) throws(ProjectError) -> URL? {
    let url = URL.file(path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)")
    switch url.pathExtension {
    case "playground": return FileManager.default.fileExists(atPath: url.path) ? url : nil
    case "xcodeproj": return nil
    case "xcworkspace": return try only(WorkspaceContents(workspace: url).locations, in: url)
    default: break
    }
    if ProjectLocator.holdsPackage(url) { return nil }
    let entries = PlaygroundFolder.entries(of: url)
    if entries.contains(where: Self.isProject) { return nil }
    if let own = try only(entries, in: url) { return own }
    let inner = entries.filter { !["playground", "xcworkspace"].contains($0.pathExtension) }
    return try only(inner.flatMap(PlaygroundFolder.entries), in: url)
  }

  /// Whether it is an Xcode project, or a workspace that names one.
  private static func isProject(_ url: URL) -> Bool {
    switch url.pathExtension {
    case "xcodeproj": true
    case "xcworkspace":
      ((try? WorkspaceContents(workspace: url).locations) ?? []).contains { $0.pathExtension == "xcodeproj" }
    default: false
    }
  }

  /// The only playground among the entries of a folder; nil where there is a project beside it, or none at all.
  private static func only(_ entries: [URL], in folder: URL) throws(ProjectError) -> URL? {
    if entries.contains(where: { $0.pathExtension == "xcodeproj" }) { return nil }
    let playgrounds = entries.filter { $0.pathExtension == "playground" }
    guard playgrounds.count < 2 else {
      let names = playgrounds.map(\.lastPathComponent).joined(separator: ", ")
      throw ProjectError(
        "there are \(playgrounds.count) playgrounds here: \(names)", path: folder.path, advice: "give one of them")
    }
    return playgrounds.first
  }
}
