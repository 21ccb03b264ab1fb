import Foundation

/// A package that another package needs.
public struct PackageDependency: Decodable, Sendable {
  /// The name by which products refer to it.
  public let identity: String
  /// Where it is.
  public let place: Place

  /// Where a package comes from.
  public enum Place: Equatable, Sendable {
    case folder(URL)
    case address(String)
  }

  private enum CodingKeys: CodingKey {
    case fileSystem, sourceControl, registry
  }

  private struct Entry: Decodable {
    var identity: String
    var path: String?
    var location: Location?
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
      if let path = entry.path ?? entry.location?.local?.first, key == .fileSystem {
        place = .folder(.file(path))
      } else {
        place = .address(entry.location?.remote?.first?.urlString ?? entry.location?.local?.first ?? entry.identity)
      }
      return
    }
    throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "an empty dependency"))
  }
}
