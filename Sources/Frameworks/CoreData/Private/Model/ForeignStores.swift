import PersistenceEngine
import PersistenceModel
import Synchronization

/// Files that Apple's framework wrote. How it reckons the hashes of their models is not known, so that the tables say
/// which model a file has; where only the metadata are given, those of the file that they were read from do.
enum ForeignStores {
  private static let outlines = Mutex<[[String: Data]: SQLOutline]>([:])

  /// Remembers the tables of a file with its metadata.
  static func note(_ metadata: [String: any Sendable], of url: URL) {
    guard let hashes = ModelFile.hashes(in: metadata), let outline = try? SQLOutline(of: url) else { return }
    outlines.withLock { $0[hashes] = outline }
  }

  static func agree(_ hashes: [String: Data], with entities: [NSEntityDescription]) -> Bool {
    guard Set(hashes.keys) == Set(entities.compactMap(\.name)), let outline = outlines.withLock({ $0[hashes] }) else {
      return false
    }
    return outline.fits(ModelDefinition(name: "", entities: entities.map(\.definition)))
  }
}
