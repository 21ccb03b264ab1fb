import Synchronization
import WindfallCore

/// The storyboards and nibs of bundles, each read once.
enum InterfaceLibrary {
  private static let known = Mutex<[String: InterfaceDocument?]>([:])

  static func document(named name: String, type: String, in bundle: Bundle) -> InterfaceDocument? {
    let key = "\(bundle.bundlePath)\n\(name).\(type)"
    if let document = known.withLock({ $0[key] }) { return document }
    let document = path(of: "\(name).\(type)", in: bundle).map(read)
    known.withLock { $0[key] = .some(document) }
    return document
  }

  /// The file itself, or the version in the folder of a language: the base language first, then that of development.
  private static func path(of file: String, in bundle: Bundle) -> String? {
    let manager = FileManager.default
    let folders = (try? manager.contentsOfDirectory(atPath: bundle.bundlePath)) ?? []
    let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    let preferred = ["Base.lproj", "\(development).lproj"]
    let others = folders.filter { $0.hasSuffix(".lproj") && !preferred.contains($0) }.sorted()
    return ([""] + preferred + others).lazy.map { "\(bundle.bundlePath)/\($0)/\(file)" }
      .first { manager.fileExists(atPath: $0) }
  }

  private static func read(_ path: String) -> InterfaceDocument {
    do {
      return try InterfaceDocument(wireBytes: Array(Data(contentsOf: URL(fileURLWithPath: path))))
    } catch {
      fatalError("\(path): the built interface file cannot be read: \(error); build the project anew")
    }
  }
}
