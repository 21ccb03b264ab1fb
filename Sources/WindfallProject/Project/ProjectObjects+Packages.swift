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
    for package in objects("packageReferences", of: root).compactMap(package) + folders
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
      .local(folder.appending(relativePath: object["relativePath"] ?? object["path"] ?? ""))
    default: nil
    }
  }
}
