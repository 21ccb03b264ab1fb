/// The versions of an asset, of which each place gets the one that is meant for it.
public struct AssetVersions<Value: WireCodable & Sendable & Equatable>: Sendable, Equatable {
  public struct Version: Sendable, Equatable {
    public var conditions: AssetConditions
    public var value: Value
  }

  public private(set) var all: [Version] = []

  public init() {}

  public mutating func add(_ value: Value, for conditions: AssetConditions) {
    all.append(Version(conditions: conditions, value: value))
  }

  /// The version that suits a place best, of equal ones the first.
  public func best(at place: AssetConditions) -> Version? {
    var best: (version: Version, rank: [Double])?
    for version in all {
      guard let rank = version.conditions.rank(at: place) else { continue }
      if let best, !best.rank.lexicographicallyPrecedes(rank) { continue }
      best = (version, rank)
    }
    return best?.version
  }
}

extension AssetVersions: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(UInt64(all.count))
    for version in all {
      writer.write(version.conditions)
      writer.write(version.value)
    }
  }

  public init(from reader: inout WireReader) throws {
    all = try reader.readArray { Version(conditions: try $0.read(), value: try $0.read()) }
  }
}
