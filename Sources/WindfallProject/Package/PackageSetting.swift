import Foundation

/// A build setting of a package's target.
public struct PackageSetting: Decodable, Equatable, Sendable {
  /// The tool that it is for, such as `swift` or `c`.
  public let tool: String
  /// The setting's name, such as `define`.
  public let name: String
  /// What it is set to.
  public let values: [String]
  /// Whether it holds in a debug build for iOS.
  public let applies: Bool
  /// The traits of the package of which one must be enabled; empty where it holds with any.
  public let traits: Set<String>

  private enum CodingKeys: CodingKey {
    case tool, kind, condition
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private struct Condition: Decodable {
    var platformNames: [String]?
    var config: String?
    var traits: Set<String>?
  }

  public init(from decoder: Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    tool = try fields.decode(String.self, forKey: .tool)
    let kinds = try fields.nestedContainer(keyedBy: Key.self, forKey: .kind)
    guard let key = kinds.allKeys.first else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a setting of no kind"))
    }
    name = key.stringValue
    if let value = try? kinds.nestedContainer(keyedBy: Key.self, forKey: key) {
      let content = Key(stringValue: "_0")
      values =
        (try? value.decode([String].self, forKey: content)) ?? (try? value.decode(String.self, forKey: content))
        .map { [$0] } ?? []
    } else {
      values = []
    }
    let condition = try fields.decodeIfPresent(Condition.self, forKey: .condition)
    traits = condition?.traits ?? []
    let platforms = condition?.platformNames ?? []
    applies = (platforms.isEmpty || platforms.contains("ios")) && (condition?.config ?? "debug") == "debug"
  }

  /// Whether it holds in a debug build for iOS with these traits of the package.
  public func applies(with enabled: Set<String>) -> Bool {
    applies && (traits.isEmpty || !traits.isDisjoint(with: enabled))
  }
}
