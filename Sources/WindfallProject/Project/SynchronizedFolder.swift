import Foundation

/// A folder whose files belong to a target without being listed in the project, as Xcode 16 makes them.
struct SynchronizedFolder {
  private static let maximumDepth = 64
  private static let maximumCount = 100_000

  let url: URL

  /// Folders, relative to this one, that are copied into the bundle as they are.
  let wholeFolders: Set<String>

  /// The files, and folders that count as files, with their paths relative to this folder, sorted.
  func files() throws(ProjectError) -> [(path: String, kind: FileKind)] {
    let entries = entries()
    guard entries.count <= Self.maximumCount else {
      throw ProjectError(
        "the folder holds more than \(Self.maximumCount) files", path: url.path,
        advice: "check that the project means this folder")
    }
    return entries.filter { $0.kind != .package }
  }

  /// The Swift packages inside, sorted: they are built as packages, so their files belong to no target.
  var packages: [URL] {
    entries().filter { $0.kind == .package }.map { url.appending(relativePath: $0.path) }
  }

  /// What lies in this folder and those in it, sorted; the walk ends soon after more than the greatest count.
  private func entries() -> [(path: String, kind: FileKind)] {
    var result: [(path: String, kind: FileKind)] = []
    var pending = [""]
    var linked: Set<String> = []
    while let folder = pending.popLast(), result.count <= Self.maximumCount {
      let location = url.appending(relativePath: folder)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: location.path)) ?? [] {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        switch kind(of: path, following: &linked) {
        case .folder: pending.append(path)
        case .ignored: continue
        case let kind: result.append((path, kind))
        }
      }
    }
    return result.sorted { $0.path < $1.path }
  }

  /// Follows a link to a folder unless that holds the link, or was followed before.
  private func kind(of path: String, following linked: inout Set<String>) -> FileKind {
    let location = url.appending(path: path)
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: location.path) else { return .ignored }
    var isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
    if attributes[.type] as? FileAttributeType == .typeSymbolicLink {
      var leadsToFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: location.path, isDirectory: &leadsToFolder)
      // What the target takes and is not there is an error, as it is in Xcode.
      guard exists else { return FileKind(of: location, isFolder: false) }
      if leadsToFolder.boolValue {
        let target = location.resolvingSymlinksInPath().path
        let place = location.deletingLastPathComponent().resolvingSymlinksInPath().path
        guard !"\(place)/".hasPrefix("\(target)/"), linked.insert(target).inserted else { return .ignored }
      }
      isFolder = leadsToFolder.boolValue
    }
    if isFolder, wholeFolders.contains(path) { return .resource }
    guard path.split(separator: "/").count <= Self.maximumDepth else { return .ignored }
    let kind = FileKind(of: location, isFolder: isFolder)
    let holdsPackage = FileManager.default.fileExists(atPath: location.appending(path: "Package.swift").path)
    return kind == .folder && holdsPackage ? .package : kind
  }
}
