import Foundation
import WindfallCore

/// The texts of one table in one language.
struct StringTable: Sendable {
  private(set) var strings: [String: String] = [:]

  subscript(key: String) -> String? { strings[key] }

  /// Reads the table of this name in a folder; nil where there is none.
  init?(named name: String, in folder: String, language: String) {
    let texts = Self.entries(of: "\(folder)/\(name).strings")
    let rules = Self.entries(of: "\(folder)/\(name).stringsdict")
    guard texts != nil || rules != nil else { return nil }
    strings = (texts ?? [:]).compactMapValues { $0 as? String }
    for (key, entry) in rules ?? [:] { strings[key] = Self.text(of: entry, language: language) }
  }

  /// Adds what another table has and this one has not.
  mutating func complete(with other: StringTable) { strings.merge(other.strings) { own, _ in own } }

  private static func entries(of path: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
  }

  private static func text(of entry: Any, language: String) -> String? {
    if let text = entry as? String { return text }
    guard let fields = entry as? [String: Any] else { return nil }
    if let choices = fields[LocalizedRuleKey.devices] as? [String: Any] {
      return (choices[device] ?? choices["other"]).flatMap { text(of: $0, language: language) }
    }
    if let choices = fields[LocalizedRuleKey.widths] as? [String: Any] {
      // Nothing says how much room there is, so the longest may be taken.
      let widest = choices.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }
      return widest.flatMap { text(of: $0.value, language: language) }
    }
    return PluralRules(fields, language: language)?.registeredFormat()
  }

  private static var device: String {
    let name = ProcessInfo.processInfo.environment["WINDFALL_DEVICE"] ?? ""
    return name.lowercased().contains("ipad") ? "ipad" : "iphone"
  }
}
