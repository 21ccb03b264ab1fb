import Foundation

/// A package that another package needs.
public struct PackageDependency: Decodable, Sendable {
  /// The name by which products refer to it.
  public let identity: String
  /// Where it is.
  public let place: Place
  /// The versions of it that are accepted.
  public let requirement: PackageRequirement
  /// The traits that it is asked for.
  public let traits: [Trait]

  /// Where a package comes from.
  public enum Place: Equatable, Sendable {
    case folder(URL)
    case address(String)
    /// By its name in a registry.
    case registry(String)
  }

  /// A trait of the other package, and those of this one of which one must be enabled for it; empty for any.
  public struct Trait: Equatable, Sendable {
    public let name: String
    public let conditions: Set<String>
  }

  private enum CodingKeys: CodingKey {
    case fileSystem, sourceControl, registry
  }

  private struct Entry: Decodable {
    var identity: String
    var path: String?
    var location: Location?
    var traits: [TraitEntry]?
    var requirement: Requirement?
  }

  private struct Requirement: Decodable {
    struct Range: Decodable {
      var lowerBound: String
      var upperBound: String
    }

    var range: [Range]?
    var exact: [String]?
    var branch: [String]?
    var revision: [String]?

    var value: PackageRequirement {
      if let range = range?.first { return .range(from: range.lowerBound, to: range.upperBound) }
      if let exact = exact?.first { return .exact(exact) }
      if let branch = branch?.first { return .branch(branch) }
      return revision?.first.map { .revision($0) } ?? .unspecified
    }
  }

  private struct TraitEntry: Decodable {
    struct Condition: Decodable { var traits: Set<String>? }

    var name: String
    var condition: Condition?
  }

  private struct Location: Decodable {
    var remote: [Remote]?
    var local: [String]?
  }

  private struct Remote: Decodable {
    var urlString: String
  }

  public init(from decoder: Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    for key in fields.allKeys {
      guard let entry = try fields.decode([Entry].self, forKey: key).first else { continue }
      identity = entry.identity
      requirement = entry.requirement?.value ?? .unspecified
      traits = (entry.traits ?? [TraitEntry(name: "default")]).map {
        Trait(name: $0.name, conditions: $0.condition?.traits ?? [])
      }
      if let path = entry.path ?? entry.location?.local?.first, key == .fileSystem {
        place = .folder(.file(path))
      } else if key == .registry {
        place = .registry(entry.identity)
      } else {
        place = .address(entry.location?.remote?.first?.urlString ?? entry.location?.local?.first ?? entry.identity)
      }
      return
    }
    throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "an empty dependency"))
  }
}
