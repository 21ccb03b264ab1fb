import Foundation

extension ModelDefinition {
  /// A hash for each entity, by its name; entities whose stored objects look the same have the same one.
  ///
  /// They are our own: how Apple computes them is not known.
  public var versionHashes: [String: Data] {
    Dictionary(entities.map { ($0.name, $0.versionHash) }, uniquingKeysWith: { first, _ in first })
  }
}

extension EntityDefinition {
  /// Covers what a store must know of an entity; neither classes nor default values, rules and user info.
  public var versionHash: Data {
    var text = ["entity", name, String(isAbstract), parent ?? "", versionHashModifier ?? ""]
    text += attributes.sorted { $0.name < $1.name }.flatMap(\.versionText)
    text += relationships.sorted { $0.name < $1.name }.flatMap(\.versionText)
    return Self.digest(text)
  }

  /// 32 bytes, as many as Apple's hashes have.
  private static func digest(_ texts: [String]) -> Data {
    var bytes: [UInt8] = []
    for text in texts { bytes += Array(text.utf8) + [0] }
    var result = Data()
    for seed in UInt64(1)...4 {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325 &* (2 &* seed &+ 1)
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash ^= hash >> 29
      for shift in stride(from: 0, to: 64, by: 8) { result.append(UInt8(truncatingIfNeeded: hash >> UInt64(shift))) }
    }
    return result
  }
}

extension AttributeDefinition {
  fileprivate var versionText: [String] {
    ["attribute", name, kind.rawValue, String(isOptional), String(isTransient), versionHashModifier ?? ""]
      + elements.flatMap(\.versionText)
  }
}

extension RelationshipDefinition {
  fileprivate var versionText: [String] {
    [
      "relationship", name, destination, inverse ?? "", String(isToMany), String(isOrdered), String(isOptional),
      String(isTransient), deleteRule.rawValue, String(minimumCount), String(maximumCount), versionHashModifier ?? "",
    ]
  }
}
