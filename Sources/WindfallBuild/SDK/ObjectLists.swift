import Foundation
import Synchronization

/// What the compiler's own tables say of the object files in build folders; a table is read again when it was written
/// again.
///
/// The tables of the SDK have some megabytes, and every run asks for all of them, be there anything to link or not.
final class ObjectLists: Sendable {
  private struct List: Codable {
    var stamp: FileStamp
    var objects: [String]
  }

  private struct Known {
    var lists: [String: List]
    var isSaved = true
  }

  /// Where the lists are kept from one run to the next.
  let file: URL?
  private let known: Mutex<Known>

  /// Starts with what an earlier run left in the file; one that is damaged or missing holds nothing.
  init(file: URL?) {
    self.file = file
    let data = file.flatMap { FileManager.default.contents(atPath: $0.path) } ?? Data()
    known = Mutex(Known(lists: (try? JSONDecoder().decode([String: List].self, from: data)) ?? [:]))
  }

  /// The objects that the table names; nil where there is no table. `read` makes the list of its content.
  func objects(
    in table: URL, read: (Data) throws(BuildError) -> [String]
  ) throws(BuildError) -> [String]? {
    guard let stamp = FileStamp(path: table.path) else { return nil }
    if let list = known.withLock({ $0.lists[table.path] }), list.stamp == stamp { return list.objects }
    guard let data = FileManager.default.contents(atPath: table.path) else { return nil }
    let objects = try read(data)
    known.withLock {
      $0.lists[table.path] = List(stamp: stamp, objects: objects)
      $0.isSaved = false
    }
    return objects
  }

  /// Keeps for the next run what was read since the last time.
  func save() throws(BuildError) {
    let unsaved = known.withLock { known -> [String: List]? in
      defer { known.isSaved = true }
      return known.isSaved ? nil : known.lists
    }
    guard let file, let unsaved, let data = try? JSONEncoder().encode(unsaved) else { return }
    try FileWriter.write(data, to: file)
  }
}
