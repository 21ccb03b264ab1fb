import Foundation
import Synchronization

/// The tables of bundles, each read once.
@_spi(Windfall) public enum StringTableLibrary {
  private struct Key: Hashable {
    let bundle: String
    let table: String
  }

  private static let known = Mutex<[Key: StringTable?]>([:])

  static func forget() { known.withLock { $0 = [:] } }

  static func text(for key: String, table: String?, in bundle: Bundle) -> String? {
    self.table(table, in: bundle)?[key]
  }

  /// All texts of a table, in no order.
  public static func texts(table: String?, in bundle: Bundle) -> [String: String] {
    self.table(table, in: bundle)?.strings ?? [:]
  }

  private static func table(_ table: String?, in bundle: Bundle) -> StringTable? {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let place = Key(bundle: bundle.bundlePath, table: name)
    if let table = known.withLock({ $0[place] }) { return table }
    let found = read(name, in: bundle)
    known.withLock { $0[place] = .some(found) }
    return found
  }

  /// A table outside of all languages comes first. What a variant of a language leaves out is taken from the language;
  /// the language of development has the table if none of the person's has it.
  private static func read(_ name: String, in bundle: Bundle) -> StringTable? {
    let folder = bundle.resourcePath ?? bundle.bundlePath
    let localizations = BundleLocalizations.of(bundle)
    let own = folder.hasSuffix(".lproj") ? (folder as NSString).lastPathComponent.dropLast(6) : nil
    let language = own.map { String($0) } ?? localizations.development
    if let table = StringTable(named: name, in: folder, language: language) { return table }
    func table(_ language: String) -> StringTable? {
      StringTable(named: name, in: "\(folder)/\(language).lproj", language: language)
    }
    guard var result = localizations.preferred.lazy.compactMap(table).first else {
      return localizations.fallbacks.lazy.compactMap(table).first
    }
    for language in localizations.preferred.dropFirst() {
      if let other = table(language) { result.complete(with: other) }
    }
    return result
  }
}
