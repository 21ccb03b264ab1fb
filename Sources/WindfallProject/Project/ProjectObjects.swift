import Foundation

/// The objects of a project file, and where its groups and files are on disk.
struct ProjectObjects {
  /// The folder that the project stands in.
  let folder: URL

  /// The project itself.
  let root: ProjectObject

  /// The version of the file format.
  let objectVersion: Int

  private let objects: [String: ProjectObject]
  private let parents: [String: String]

  /// Reads the file in an `.xcodeproj` folder.
  init(projectFile file: URL) throws(ProjectError) {
    let advice = "open it in Xcode, or take it again from version control"
    let entries = try PropertyListFile.dictionary(at: file, advice: advice)
    guard let rootID = entries["rootObject"]?.string, let list = entries["objects"]?.dictionary else {
      throw ProjectError("the project file is damaged: it has no objects", path: file.path, advice: advice)
    }
    var objects: [String: ProjectObject] = [:]
    for (id, value) in list {
      guard let fields = value.dictionary else { continue }
      objects[id] = ProjectObject(id: id, fields: fields)
    }
    guard let root = objects[rootID], root.isa == "PBXProject" else {
      throw ProjectError("the project file is damaged: its root is not a project", path: file.path, advice: advice)
    }
    guard let version = entries["objectVersion"]?.string.flatMap({ Int($0) }) else {
      throw ProjectError("the project file is damaged: it has no object version", path: file.path, advice: advice)
    }
    try ProjectStructure(objects: objects, root: root, file: file).check()
    objectVersion = version
    self.objects = objects
    self.root = root
    parents = Self.parents(of: objects)
    let container = file.deletingLastPathComponent().deletingLastPathComponent()
    folder = container.appending(relativePath: root["projectDirPath"] ?? "")
  }

  subscript(id: String) -> ProjectObject? { objects[id] }

  /// The objects that a field lists, in order.
  func objects(_ key: String, of object: ProjectObject) -> [ProjectObject] {
    object.strings(key).compactMap { objects[$0] }
  }

  /// The objects that have this type, in a fixed order.
  func all(isa: String) -> [ProjectObject] {
    objects.values.filter { $0.isa == isa }.sorted { $0.id < $1.id }
  }

  /// Which group holds each group and file. Where a damaged file says more than one, the first in order of identifiers.
  private static func parents(of objects: [String: ProjectObject]) -> [String: String] {
    var result: [String: String] = [:]
    for id in objects.keys.sorted() {
      for child in objects[id]?.strings("children") ?? [] where result[child] == nil {
        result[child] = id
      }
    }
    return result
  }
}

// MARK: - Paths

extension ProjectObjects {
  /// Where a group or file is; `nil` for what the build makes or what belongs to the developer tools.
  func url(of object: ProjectObject) -> URL? {
    // From the object outwards, until a group says where it starts.
    var paths: [String] = []
    var visited: Set<String> = []
    var current: ProjectObject? = object
    while let group = current, visited.insert(group.id).inserted {
      // A variant group has a name, but no folder of its own.
      let path = group["path"] ?? ""
      if path.hasPrefix("/") { return URL.file(path).appending(relativePaths: paths.reversed()) }
      if !path.isEmpty { paths.append(path) }
      switch group["sourceTree"] ?? "<group>" {
      case "<group>": current = parents[group.id].flatMap { objects[$0] }
      case "SOURCE_ROOT": current = nil
      case "<absolute>": return URL.file("/").appending(relativePaths: paths.reversed())
      default: return nil
      }
    }
    return folder.appending(relativePaths: paths.reversed()).spelledAsOnDisk
  }
}
