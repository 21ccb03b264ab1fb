import Synchronization
import WindfallCore

/// The compiled asset catalogs of bundles, each read once; the files in them stay on disk.
enum AssetLibrary {
  private static let known = Mutex<[String: AssetArchive?]>([:])

  static func archive(of bundle: Bundle) -> AssetArchive? {
    let path = bundle.bundlePath
    if let archive = known.withLock({ $0[path] }) { return archive }
    let archive = read(path + "/" + AssetCatalog.fileName)
    known.withLock { $0[path] = .some(archive) }
    return archive
  }

  private static func read(_ path: String) -> AssetArchive? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return try AssetArchive(contents: Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped))
    } catch {
      fatalError("\(path): the built asset catalog cannot be read: \(error); build the project anew")
    }
  }
}
