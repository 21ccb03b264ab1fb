import Foundation

/// Looks texts up in the string tables of bundles, each only once.
@MainActor
final class StringTables {
  static let shared = StringTables()

  private struct Key: Hashable {
    let key: String
    let table: String?
    let bundle: Bundle
  }

  private var known: [Key: String] = [:]

  func string(for key: String, table: String?, bundle: Bundle) -> String {
    let lookup = Key(key: key, table: table, bundle: bundle)
    if let text = known[lookup] { return text }
    let text = bundle.localizedString(forKey: key, value: key, table: table)
    known[lookup] = text
    return text
  }
}
