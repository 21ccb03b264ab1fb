@_spi(Windfall) import FoundationOverlay
import Synchronization
import WindfallCore

/// The storyboards and nibs of bundles, each read once.
enum InterfaceLibrary {
  private static let known = Mutex<[String: InterfaceDocument?]>([:])

  static func document(named name: String, type: String, in bundle: Bundle) -> InterfaceDocument? {
    let key = "\(bundle.bundlePath)\n\(name).\(type)"
    if let document = known.withLock({ $0[key] }) { return document }
    let document = path(of: "\(name).\(type)", in: bundle).map { localized($0, table: name, in: bundle) }
    known.withLock { $0[key] = .some(document) }
    return document
  }

  /// The file itself, or the version in the folder of a language: those of the app first, then the base language and
  /// that of development.
  private static func path(of file: String, in bundle: Bundle) -> String? {
    let localizations = BundleLocalizations.of(bundle)
    let languages = localizations.preferred + localizations.fallbacks
    let others = localizations.all.filter { !languages.contains($0) }
    return ([""] + (languages + others).map { "\($0).lproj" }).lazy.map { "\(bundle.bundlePath)/\($0)/\(file)" }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The document in the language of the app. A version that was made for one language has its texts already.
  private static func localized(_ path: String, table: String, in bundle: Bundle) -> InterfaceDocument {
    var document = read(path)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    guard folder.pathExtension != "lproj" || folder.lastPathComponent == "Base.lproj" else { return document }
    let translation = InterfaceTranslation(StringTableLibrary.texts(table: table, in: bundle))
    if !translation.isEmpty { document.root = translation.translated(document.root) }
    return document
  }

  private static func read(_ path: String) -> InterfaceDocument {
    do {
      return try InterfaceDocument(wireBytes: Array(Data(contentsOf: URL(fileURLWithPath: path))))
    } catch {
      fatalError("\(path): the built interface file cannot be read: \(error); build the project anew")
    }
  }
}
