import Foundation

/// Looks texts up in the string tables of bundles, each only once.
final class StringTables: @unchecked Sendable {
  static let shared = StringTables()

  private struct Key: Hashable {
    let key: String
    let table: String?
    let bundle: Bundle
  }

  private let lock = NSLock()
  private var known: [Key: String] = [:]

  func string(for key: String, table: String?, bundle: Bundle) -> String {
    let lookup = Key(key: key, table: table, bundle: bundle)
    if let text = lock.withLock({ known[lookup] }) { return text }
    let text = bundle.localizedString(forKey: key, value: key, table: table)
    lock.withLock { known[lookup] = text }
    return text
  }
}
