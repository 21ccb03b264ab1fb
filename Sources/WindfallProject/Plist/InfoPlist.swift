import Foundation

/// The Info.plist that goes into a product's bundle.
public struct InfoPlist: Sendable, Equatable {
  /// The entries, all settings substituted.
  public var entries: [String: PropertyListValue]

  /// Makes an Info.plist of these entries.
  public init(entries: [String: PropertyListValue]) {
    self.entries = entries
  }

  /// One entry.
  public subscript(key: String) -> PropertyListValue? { entries[key] }

  /// The file's content, as an XML property list.
  public func data() throws -> Data { try PropertyListValue.dictionary(entries).data(format: .xml) }
}
