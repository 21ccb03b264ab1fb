import Foundation

extension ProjectObjects {
  /// The packages that the project uses, local ones in the old manner included: a folder in the navigator.
  var packages: [PackageReference] {
    let folders = all(isa: "PBXFileReference").compactMap { file -> PackageReference? in
      guard file["lastKnownFileType"] == "wrapper" || file["lastKnownFileType"] == "folder", let url = url(of: file),
        FileManager.default.fileExists(atPath: url.appending(path: "Package.swift").path)
      else { return nil }
      return .local(url)
    }
    var result: [PackageReference] = []
    let synchronized = synchronizedPackages.map(PackageReference.local)
    for package in objects("packageReferences", of: root).compactMap(package) + folders + synchronized
    where !result.contains(package) {
      result.append(package)
    }
    return result
  }

  func package(_ object: ProjectObject) -> PackageReference? {
    switch object.isa {
    case "XCRemoteSwiftPackageReference":
      .remote(
        url: object["repositoryURL"] ?? "", requirement: PackageRequirement(object.dictionary("requirement")))
    case "XCLocalSwiftPackageReference":
      .local(localPackage(at: folder.appending(relativePath: object["relativePath"] ?? object["path"] ?? "")))
    default: nil
    }
  }

  /// A package that was moved into a folder of the navigator is found there, though its reference still tells the old
  /// place.
  private func localPackage(at url: URL) -> URL {
    guard !FileManager.default.fileExists(atPath: url.path) else { return url }
    return synchronizedPackages.first { $0.lastPathComponent == url.lastPathComponent } ?? url
  }

  /// The packages inside of the folders that the navigator shows as they are on the disk.
  private var synchronizedPackages: [URL] {
    all(isa: "PBXFileSystemSynchronizedRootGroup").compactMap(url)
      .flatMap { SynchronizedFolder(url: $0, wholeFolders: []).packages }
  }
}
