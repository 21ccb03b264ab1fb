import Foundation

/// What a workspace names: projects, packages and other files, wherever it groups them.
struct WorkspaceContents {
  private static let maximumDepth = 64

  /// The file in an `.xcworkspace` that lists what it joins.
  static let fileName = "contents.xcworkspacedata"

  /// The locations, in the order of the workspace, each once.
  let locations: [URL]

  /// Reads an `.xcworkspace` folder; one without a list of its contents is empty.
  init(workspace url: URL) throws(ProjectError) {
    let file = url.appending(path: Self.fileName)
    guard let data = InputFile.data(at: file) else {
      locations = []
      return
    }
    let root = try PlaygroundFolder.markup(data, of: file, what: "the workspace")
    let folder = url.deletingLastPathComponent()
    var found: [URL] = []
    for location in Self.locations(in: root, group: folder, container: folder, depth: 0)
    where !found.contains(location) {
      found.append(location)
    }
    locations = found
  }

  /// The projects among them, whether or not they are there.
  var projects: [URL] { locations.filter { $0.pathExtension == "xcodeproj" } }

  /// The folders of Swift packages among them.
  var packages: [URL] {
    locations.filter { FileManager.default.fileExists(atPath: $0.appending(path: "Package.swift").path) }
  }

  private static func locations(
    in element: MarkupElement, group: URL, container: URL, depth: Int
  ) -> [URL] {
    guard depth < maximumDepth else { return [] }
    return element.children.flatMap { child -> [URL] in
      let place = place(child.attributes["location"] ?? "", group: group, container: container)
      if child.name == "FileRef" { return [place] }
      return locations(in: child, group: place, container: container, depth: depth + 1)
    }
  }

  /// The place that `group:Folder/App.xcodeproj` means: it starts at the group, or at the workspace's folder.
  private static func place(_ location: String, group: URL, container: URL) -> URL {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let path = parts.last, parts.count == 2 else { return group }
    switch parts.first {
    case "absolute": return .file(path)
    case "container", "self": return container.appending(relativePath: path)
    default: return group.appending(relativePath: path)
    }
  }
}
