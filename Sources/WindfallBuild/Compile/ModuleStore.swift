import Foundation
import WindfallProject

/// What was built of packages, for all projects of a user: a step's outputs, by all that they were made from.
///
/// An entry is a folder that appears as a whole and is never changed, so that runs may read and write at once. It says
/// itself what it was made from and what is in it; one that says otherwise than its name or its files is thrown away.
struct ModuleStore: Sendable {
  let folder: URL
  /// How many bytes it may have; what was used longest ago goes first.
  var limit: Int64 = 4 << 30

  private static let list = "contents"
  private static let unfinished = ".new-"

  /// Where a step's outputs are kept, and what tells them from others.
  struct Place: Sendable {
    let store: ModuleStore
    /// All that the outputs depend on, one thing a line; asked when the steps before have run.
    let key: @Sendable () -> String
  }

  private func entry(_ key: String) -> URL {
    // Two hashes of one text that are made in different ways do not collide together.
    let name = ContentHash(of: key).hexadecimal + ContentHash(ofFile: Data(key.utf8)).hexadecimal
    return folder.appendingPathComponent(name)
  }

  // MARK: - Reading

  /// Puts the files of an entry where they belong; answers whether it has them all, as they were saved.
  func restore(_ outputs: [URL], for key: String) -> Bool {
    let entry = entry(key)
    guard FileManager.default.fileExists(atPath: entry.path) else { return false }
    guard let hashes = hashes(in: entry, for: key), hashes.count == outputs.count else {
      remove(entry)
      return false
    }
    for (index, output) in outputs.enumerated() {
      // Read once: what is checked is what is written.
      guard let data = FileManager.default.contents(atPath: entry.appendingPathComponent("\(index)").path),
        ContentHash(ofFile: data).hexadecimal == hashes[index], (try? FileWriter.write(data, to: output)) != nil
      else {
        for output in outputs[...index] { try? FileWriter.remove(output) }
        remove(entry)
        return false
      }
    }
    touch(entry)
    return true
  }

  /// The hashes of an entry's files, in order; nil where it is not the one of this key, or damaged.
  private func hashes(in entry: URL, for key: String) -> [String]? {
    guard let text = InputFile.text(at: entry.appendingPathComponent(Self.list)),
      let end = text.firstIndex(of: "\n")
    else { return nil }
    let body = text[text.index(after: end)...]
    guard text[..<end] == ContentHash(of: String(body)).hexadecimal, body.hasPrefix(key + "\n\n") else { return nil }
    return body.dropFirst(key.count + 2).split(separator: "\n").map(String.init)
  }

  /// Marks an entry as used now.
  private func touch(_ entry: URL) { _ = utimensat(AT_FDCWD, entry.path, nil, 0) }

  // MARK: - Writing

  /// Keeps a step's outputs; where they cannot be kept, nothing is lost.
  func save(_ outputs: [URL], for key: String) {
    let entry = entry(key)
    guard !FileManager.default.fileExists(atPath: entry.path) else { return }
    let new = folder.appendingPathComponent("\(Self.unfinished)\(UUID().uuidString)")
    do {
      var hashes: [String] = []
      for (index, output) in outputs.enumerated() {
        guard let data = FileManager.default.contents(atPath: output.path) else {
          throw CocoaError(.fileReadNoSuchFile)
        }
        try FileWriter.write(data, to: new.appendingPathComponent("\(index)"))
        hashes.append(ContentHash(ofFile: data).hexadecimal)
      }
      let body = key + "\n\n" + hashes.joined(separator: "\n")
      try FileWriter.write(ContentHash(of: body).hexadecimal + "\n" + body, to: new.appendingPathComponent(Self.list))
      // Another run may have been quicker; then its entry stays.
      if rename(new.path, entry.path) != 0 { throw SystemError("rename \(new.path)", errno) }
      makeRoom()
    } catch {
      try? FileManager.default.removeItem(at: new)
    }
  }

  /// Removes an entry at once for all who look for it.
  private func remove(_ entry: URL) {
    let old = folder.appendingPathComponent("\(Self.unfinished)\(UUID().uuidString)")
    guard rename(entry.path, old.path) == 0 else { return }
    try? FileManager.default.removeItem(at: old)
  }

  /// Removes what was used longest ago until the rest is small enough.
  private func makeRoom() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var entries = names.compactMap { name -> (url: URL, used: Int64, size: Int64)? in
      let url = folder.appendingPathComponent(name)
      guard let stamp = FileStamp(path: url.path) else { return nil }
      return (url, stamp.modifiedNanoseconds, Self.size(of: url))
    }
    var total = entries.reduce(0) { $0 + $1.size }
    entries.sort { $0.used < $1.used }
    for entry in entries.dropLast() where total > limit {
      remove(entry.url)
      total -= entry.size
    }
  }

  private static func size(of entry: URL) -> Int64 {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: entry.path)) ?? []
    return names.reduce(0) { $0 + (FileStamp(path: entry.appendingPathComponent($1).path)?.size ?? 0) }
  }
}
