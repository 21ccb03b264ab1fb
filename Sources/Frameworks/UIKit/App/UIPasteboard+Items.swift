extension UIPasteboard {
  /// See [UIPasteboard.OptionsKey](https://developer.apple.com/documentation/uikit/uipasteboard/optionskey).
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// See [types(forItemSet:)](https://developer.apple.com/documentation/uikit/uipasteboard/types(foritemset:)).
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    chosen(itemSet).map { $0.keys.sorted() }
  }

  /// See [itemSet(withPasteboardTypes:)](https://developer.apple.com/documentation/uikit/uipasteboard/itemset(withpasteboardtypes:)).
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let items = items
    return IndexSet(items.indices.filter { index in pasteboardTypes.contains { items[index][$0] != nil } })
  }

  /// Whether each of the items has one of the types.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    let items = chosen(itemSet)
    return !items.isEmpty && items.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    let values = chosen(itemSet).compactMap { $0[pasteboardType] }
    return values.isEmpty ? nil : values
  }

  public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    let data = chosen(itemSet).compactMap { item -> Data? in
      item[pasteboardType] as? Data ?? (item[pasteboardType] as? String).map { Data($0.utf8) }
    }
    return data.isEmpty ? nil : data
  }

  func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
    let items = items
    guard let itemSet else { return items }
    return itemSet.filter { items.indices.contains($0) }.map { items[$0] }
  }
}
