import Foundation

/// Reads one target from the objects of its project.
struct TargetReader {
  let objects: ProjectObjects
  let object: ProjectObject

  /// Files that the build reads itself, so that they are no resources: the target's Info.plist.
  let excludedFiles: Set<URL>

  func target() throws(ProjectError) -> ProjectTarget {
    var files = TargetFiles()
    for phase in objects.objects("buildPhases", of: object) { addFiles(of: phase, to: &files) }
    try addSynchronizedFiles(to: &files)
    let name = try fileName(object["name"] ?? object.id)
    var target = ProjectTarget(
      id: object.id, name: name, productName: try fileName(productName ?? name),
      kind: ProductKind(productType: object["productType"] ?? ""),
      sources: files.sources.filter { !files.missing.contains($0) }, otherSources: files.otherSources,
      publicHeaders: files.publicHeaders,
      resources: files.resources.filter { !files.missing.contains($0.url) }, missingFiles: files.missing,
      dependencies: dependencies, packageProducts: packageProducts, linkedFrameworks: linkedFrameworks,
      scriptPhases: scripts.filter { podsResourceScript(of: $0) == nil }.map { $0["name"] ?? "Run Script" },
      buildRules: objects.objects("buildRules", of: object).map { $0["name"] ?? $0["filePatterns"] ?? "Build Rule" })
    target.plugins = plugins
    target.copiedProducts = copiedProducts
    target.podsResourceScripts = scripts.compactMap(podsResourceScript)
    return target
  }

  /// Folders and products are called like this, and must not lie elsewhere.
  private func fileName(_ name: String) throws(ProjectError) -> String {
    guard !name.contains("/"), !name.contains("\0"), !["", ".", ".."].contains(name) else {
      throw ProjectError(
        "the target \"\(name)\" has a name that no folder can have", path: objects.folder.path,
        advice: "rename it in Xcode")
    }
    return name
  }

  private var productName: String? {
    let product = object["productReference"].flatMap { objects[$0] }
    let path = product?["path"]?.filePath
    return path?.lastPathComponent.filePath.deletingPathExtension ?? object["productName"]
  }

  private var scripts: [ProjectObject] {
    objects.objects("buildPhases", of: object).filter { $0.isa == "PBXShellScriptBuildPhase" }
  }

  private func podsResourceScript(of phase: ProjectObject) -> String? {
    phase["shellScript"].flatMap(PodsResourceScript.path(in:))
  }

  /// A dependency on a plug-in is one on a product with a name that says so.
  private var plugins: [String] {
    let prefix = "plugin:"
    return objects.objects("dependencies", of: object).compactMap { dependency in
      guard let name = dependency["productRef"].flatMap({ objects[$0] })?["productName"], name.hasPrefix(prefix) else {
        return nil
      }
      return String(name.dropFirst(prefix.count))
    }
  }

  private var dependencies: [String] {
    objects.objects("dependencies", of: object).compactMap { dependency in
      if let target = dependency["target"].flatMap({ objects[$0] }) { return target["name"] }
      let proxy = dependency["targetProxy"].flatMap { objects[$0] }
      let remote = proxy?["remoteGlobalIDString"].flatMap { objects[$0] }
      return remote?["name"] ?? dependency["name"] ?? proxy?["remoteInfo"]
    }
  }
}

// MARK: - Build phases

extension TargetReader {
  private func addFiles(of phase: ProjectObject, to files: inout TargetFiles) {
    for entry in objects.objects("files", of: phase) {
      guard let file = entry["fileRef"].flatMap({ objects[$0] }) else { continue }
      switch phase.isa {
      case "PBXSourcesBuildPhase":
        for url in locations(of: file) { files.addSource(url) }
      case "PBXHeadersBuildPhase" where entry.dictionary("settings")["ATTRIBUTES"]?.strings.contains("Public") == true:
        for url in locations(of: file) { files.addPublicHeader(url) }
      case "PBXResourcesBuildPhase":
        for url in locations(of: file) where !excludedFiles.contains(url) {
          files.addResource(ProjectResource(url: url))
        }
      case "PBXCopyFilesBuildPhase" where phase["dstSubfolderSpec"] == "7":
        for url in locations(of: file) {
          files.addResource(ProjectResource(url: url, inFolder: phase["dstPath"] ?? ""))
        }
      default: break
      }
    }
  }

  /// What other targets make, and phases put into this one's bundle.
  private var copiedProducts: [String] {
    let phases = objects.objects("buildPhases", of: object).filter { phase in
      phase.isa == "PBXResourcesBuildPhase"
        || phase.isa == "PBXCopyFilesBuildPhase" && ["1", "7"].contains(phase["dstSubfolderSpec"])
    }
    return phases.flatMap { objects.objects("files", of: $0) }.compactMap { entry in
      guard let file = entry["fileRef"].flatMap({ objects[$0] }), file["sourceTree"] == "BUILT_PRODUCTS_DIR" else {
        return nil
      }
      return file["path"]?.filePath.lastPathComponent
    }
  }

  /// The files that a reference stands for: the languages of a variant group, or the one file.
  private func locations(of file: ProjectObject) -> [URL] {
    guard file.isa == "PBXVariantGroup" else { return objects.url(of: file).map { [$0] } ?? [] }
    return objects.objects("children", of: file).compactMap { objects.url(of: $0) }
  }

  private var linkedFrameworks: [String] {
    frameworkEntries.compactMap { entry in
      let file = entry["fileRef"].flatMap { objects[$0] }
      return (file?["path"] ?? file?["name"]).map { $0.filePath.lastPathComponent }
    }
  }

  private var frameworkEntries: [ProjectObject] {
    objects.objects("buildPhases", of: object).filter { $0.isa == "PBXFrameworksBuildPhase" }
      .flatMap { objects.objects("files", of: $0) }
  }

  private var packageProducts: [PackageProduct] {
    let linked = frameworkEntries.compactMap { $0["productRef"].flatMap { objects[$0] } }
    var result: [PackageProduct] = []
    for product in objects.objects("packageProductDependencies", of: object) + linked {
      guard let name = product["productName"] else { continue }
      let package = product["package"].flatMap { objects[$0] }.flatMap(objects.package)
      let found = PackageProduct(name: name, package: package)
      if !result.contains(found) { result.append(found) }
    }
    return result
  }
}

// MARK: - Synchronized folders

extension TargetReader {
  /// Adds what is in the target's own folders, and what it takes from the folders of others.
  private func addSynchronizedFiles(to files: inout TargetFiles) throws(ProjectError) {
    let own = Set(object.strings("fileSystemSynchronizedGroups"))
    let others = objects.all(isa: "PBXFileSystemSynchronizedRootGroup").filter { !own.contains($0.id) }
    for group in objects.objects("fileSystemSynchronizedGroups", of: object) {
      addPublicHeaders(of: group, to: &files)
      try add(group, to: &files) { path, exceptions in !exceptions.contains(path) }
    }
    for group in others where !exceptions(of: group).isEmpty {
      try add(group, to: &files) { path, exceptions in exceptions.contains(path) }
    }
  }

  private func add(
    _ group: ProjectObject, to files: inout TargetFiles, where isMember: (String, MemberPaths) -> Bool
  ) throws(ProjectError) {
    guard let url = objects.url(of: group) else { return }
    let exceptions = exceptions(of: group)
    let folder = SynchronizedFolder(url: url, wholeFolders: Set(group.strings("explicitFolders")))
    for (path, kind) in try folder.files() where isMember(path, exceptions) {
      let file = url.appending(relativePath: path)
      if !excludedFiles.contains(file) { files.add(file, kind: kind) }
    }
  }

  /// The files of a folder for which the folder's own rule does not hold in this target.
  private func exceptions(of group: ProjectObject) -> MemberPaths {
    MemberPaths(exceptionSets(of: group).flatMap { $0.strings("membershipExceptions") })
  }

  private func exceptionSets(of group: ProjectObject) -> [ProjectObject] {
    objects.objects("exceptions", of: group).filter {
      $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0["target"] == object.id
    }
  }

  private func addPublicHeaders(of group: ProjectObject, to files: inout TargetFiles) {
    guard let url = objects.url(of: group) else { return }
    for path in exceptionSets(of: group).flatMap({ $0.strings("publicHeaders") }) {
      files.addPublicHeader(url.appending(relativePath: path))
    }
  }
}
