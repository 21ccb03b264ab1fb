import Foundation
import WindfallCore
import WindfallProject

/// Puts `Info.plist` and resources into a product's bundle, and takes out what is no longer part of it.
struct BundleAssembler {
  let target: TargetPlan
  let layout: BundleLayout
  /// Where the record of the last assembly is kept.
  let recordFile: URL

  func run() throws(BuildError) {
    let fingerprint = try currentFingerprint()
    if StepRecord(file: recordFile).isUpToDate(fingerprint) { return }
    let parent = layout.folder.deletingLastPathComponent()
    if parent.lastPathComponent == BundleLayout.plugIns {
      // Derived data that is damaged is made anew.
      let attributes = try? FileManager.default.attributesOfItem(atPath: parent.path)
      if let attributes, attributes[.type] as? FileAttributeType != .typeDirectory { try FileWriter.remove(parent) }
    }
    try FileWriter.createFolder(layout.folder)
    try removeStrangers()
    try FileWriter.write(target.infoPlist, to: layout.infoPlist)
    var placed: [URL] = [layout.infoPlist]
    for resource in target.resources {
      placed += try place(resource).flatMap { Self.files(at: layout.folder.appendingPathComponent($0)) }
    }
    try StepRecord(of: placed, fingerprint: fingerprint).write(to: recordFile)
  }

  /// Answers which files or folders of the bundle the resource has become.
  private func place(_ resource: BundleResource) throws(BuildError) -> [String] {
    if let localized = LocalizedResource(resource) {
      let files = try localized.files()
      for (path, data) in files { try FileWriter.write(data, to: place(at: path, for: resource)) }
      return files.keys.sorted()
    }
    let destination = try place(at: resource.builtDestination, for: resource)
    guard InterfaceFileKind(resource.source) != nil else {
      // Xcode puts what a link leads to into the bundle, where the way from the link would lead elsewhere.
      try FileWriter.copy(resource.source.resolvingSymlinksInPath(), to: destination)
      return [resource.builtDestination]
    }
    let document = try InterfaceCompiler(file: resource.source, moduleName: target.moduleName).document()
    try FileWriter.createFolder(destination.deletingLastPathComponent())
    try FileWriter.write(Data(document.wireBytes), to: destination)
    return [resource.builtDestination]
  }

  /// A place in the bundle, and nowhere else: paths come from the project, and folders that were copied may be links.
  private func place(at path: String, for resource: BundleResource) throws(BuildError) -> URL {
    var place = layout.folder
    for component in path.split(separator: "/") {
      // A link at the end of the path is replaced by the resource.
      let leadsElsewhere = (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) != nil
      guard component == ".." || leadsElsewhere && place != layout.folder else {
        place.appendPathComponent(String(component))
        continue
      }
      throw BuildError(
        .buildFailed,
        "\(resource.source.path): target \(target.name) would put it outside of the product, at \(path); "
          + "change the target's build phases")
    }
    return place
  }

  /// A file itself, or all that lie below a folder.
  private static func files(at item: URL) -> [URL] {
    guard let paths = FileManager.default.enumerator(atPath: item.path)?.compactMap({ $0 as? String }), !paths.isEmpty
    else { return [item] }
    return paths.map(item.appendingPathComponent)
  }

  private func currentFingerprint() throws(BuildError) -> Fingerprint {
    var fingerprint = Fingerprint(step: "bundle")
    fingerprint.add(target.infoPlist.base64EncodedString())
    fingerprint.add(target.moduleName)
    // The bundle of tests lies in the app that runs them, which may be another one now.
    fingerprint.add(layout.folder.path)
    // What the resources are turned into, this program decides.
    fingerprint.add(fileStamp: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path)
    for resource in target.resources {
      guard FileManager.default.fileExists(atPath: resource.source.path) else {
        throw BuildError(
          .buildFailed,
          "\(resource.source.path): the file is missing; target \(target.name) copies it, "
            + "so restore it or remove it from the project")
      }
      if let problem = InputFile.problem(at: resource.source.path) {
        throw BuildError(
          .buildFailed,
          "\(resource.source.path) \(problem), and target \(target.name) copies it; remove it from the project")
      }
      fingerprint.add(resource.destination)
      fingerprint.add(fileStamp: resource.source.path)
      // A folder is copied as a whole, and its own time says nothing of the files further down.
      for path in FileManager.default.enumerator(atPath: resource.source.path)?.compactMap({ $0 as? String }) ?? [] {
        let item = resource.source.appendingPathComponent(path).path
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: item)) != nil
        if !isLink, let problem = InputFile.problem(at: item) {
          throw BuildError(
            .buildFailed, "\(item) \(problem), and target \(target.name) copies it; remove it from the folder")
        }
        fingerprint.add(fileStamp: item)
      }
    }
    return fingerprint
  }

  /// Removes resources of earlier builds; the binary and the bundles of tests stay, they are made by others.
  private func removeStrangers() throws(BuildError) {
    let kept = Set(target.resources.compactMap { $0.builtDestination.split(separator: "/").first.map { String($0) } })
      .union([layout.binary.lastPathComponent, BundleLayout.plugIns])
    let names = (try? FileManager.default.contentsOfDirectory(atPath: layout.folder.path)) ?? []
    for name in names where !kept.contains(name) {
      try FileWriter.remove(layout.folder.appendingPathComponent(name))
    }
    for name in kept where name.hasSuffix(".lproj") {
      try FileWriter.remove(layout.folder.appendingPathComponent(name))
    }
  }
}
