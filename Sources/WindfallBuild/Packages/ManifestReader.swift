import Foundation
import WindfallProject

/// Asks SwiftPM what a `Package.swift` says, once for each state of the file.
struct ManifestReader {
  let command: PackageCommand
  let progress: BuildProgress

  /// The manifest of the package in a folder; a reason where there is none that can be read.
  func manifest(of folder: URL) throws -> Result<PackageManifest, UnavailablePackage> {
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else {
      let isThere = FileManager.default.fileExists(atPath: folder.path)
      return .failure(
        UnavailablePackage(
          address: folder.path, reason: isThere ? "its folder has no Package.swift" : "its folder is not there"))
    }
    let known = cacheFile(of: folder)
    if let data = FileManager.default.contents(atPath: known.path), let manifest = try? PackageManifest(json: data) {
      return .success(manifest)
    }
    progress.mention("reading package \(folder.lastPathComponent)")
    let result = try command.run(["dump-package"], in: folder)
    guard result.isSuccess else {
      return .failure(UnavailablePackage(address: folder.path, reason: result.reason))
    }
    let data = Data(result.output.joined(separator: "\n").utf8)
    do {
      let manifest = try PackageManifest(json: data)
      try FileWriter.write(data, to: known)
      return .success(manifest)
    } catch let error as DecodingError {
      return .failure(UnavailablePackage(address: folder.path, reason: "its manifest cannot be understood: \(error)"))
    }
  }

  private func cacheFile(of folder: URL) -> URL {
    var fingerprint = Fingerprint(step: "manifest on a Mac")
    fingerprint.add(command.toolchain.identity)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name.hasPrefix("Package") && name.hasSuffix(".swift") {
      fingerprint.add(fileContent: folder.appendingPathComponent(name).path)
    }
    return command.folder.appendingPathComponent("manifests/\(fingerprint.text).json")
  }
}

extension UnavailablePackage: Error {}
