import Foundation
import WindfallProject

/// The packages that were fetched for any project of a user, each at one commit, where all their projects find them.
///
/// What is built of a package names its files, so that two projects can share it only if they share these.
struct SharedCheckouts {
  let folder: URL
  /// How many packages are kept beside those of this run.
  var limit = 200

  private static let unfinished = ".new-"

  /// The place of a package at a commit, which is filled from a project's own copy; that copy where it cannot be.
  func place(of checkout: URL, identity: String, revision: String) -> URL {
    guard revision.count >= 40, revision.allSatisfy(\.isHexDigit), !identity.contains("/") else { return checkout }
    let place = folder.appendingPathComponent("\(identity)-\(revision.prefix(40))")
    // Whether it is there already must not show in the address.
    let package = place.appendingPathComponent(checkout.lastPathComponent, isDirectory: false)
    if isIntact(place) { return package }
    return (try? fill(place, from: checkout, as: package)) ?? checkout
  }

  /// Whether a folder is one of the places.
  func contains(_ folder: URL) -> Bool { folder.path.hasPrefix(self.folder.path + "/") }

  private func record(of place: URL) -> URL { place.appendingPathExtension("record") }

  /// Whether a place is as it was left; if so, it is marked as used now.
  private func isIntact(_ place: URL) -> Bool {
    let record = record(of: place)
    guard let known = InputFile.text(at: record), known == Self.state(of: place) else { return false }
    _ = utimensat(AT_FDCWD, record.path, nil, 0)
    return true
  }

  private func fill(_ place: URL, from checkout: URL, as package: URL) throws -> URL {
    try FileWriter.createFolder(folder)
    let lock = open(folder.appendingPathComponent("lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard lock >= 0, flock(lock, LOCK_EX) == 0 else { throw SystemError("lock \(folder.path)", errno) }
    defer { close(lock) }
    // Another run may have filled it while this one waited.
    if isIntact(place) { return package }
    let new = folder.appendingPathComponent("\(Self.unfinished)\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: new) }
    let copy = new.appendingPathComponent(package.lastPathComponent)
    try FileWriter.createFolder(copy)
    for name in try FileManager.default.contentsOfDirectory(atPath: checkout.path) where name != ".git" {
      try FileManager.default.copyItem(
        at: checkout.appendingPathComponent(name), to: copy.appendingPathComponent(name))
    }
    try FileWriter.remove(record(of: place))
    try FileWriter.remove(place)
    guard rename(new.path, place.path) == 0 else { throw SystemError("rename \(new.path)", errno) }
    try FileWriter.write(Self.state(of: place), to: record(of: place))
    makeRoom(keeping: place)
    return package
  }

  /// What lies in a folder, by names, sizes and times.
  private static func state(of folder: URL) -> String {
    var fingerprint = Fingerprint(step: "checkout")
    let paths = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
    for path in paths { fingerprint.add(fileStamp: folder.appendingPathComponent(path).path) }
    return "\(paths.count) \(fingerprint.text)"
  }

  /// Removes what was used longest ago.
  private func makeRoom(keeping kept: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let records = names.filter { $0.hasSuffix(".record") }.map { folder.appendingPathComponent($0) }
    let old = records.filter { $0.deletingPathExtension().lastPathComponent != kept.lastPathComponent }
      .map { (url: $0, used: FileStamp(path: $0.path)?.modifiedNanoseconds ?? 0) }.sorted { $0.used < $1.used }
    for record in old.dropLast(limit).map(\.url) {
      try? FileManager.default.removeItem(at: record)
      try? FileManager.default.removeItem(at: record.deletingPathExtension())
    }
  }
}
