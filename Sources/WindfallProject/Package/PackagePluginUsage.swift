/// A plug-in that a package's target asks for.
public struct PackagePluginUsage: Decodable, Equatable, Sendable {
  public let name: String
  /// The package that has it, where that is another one.
  public let package: String?

  private enum CodingKeys: CodingKey {
    case plugin
  }

  public init(from decoder: Decoder) throws {
    let words = try decoder.container(keyedBy: CodingKeys.self).decode([String?].self, forKey: .plugin)
    guard let name = words.first ?? nil else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a plug-in without name"))
    }
    self.name = name
    package = words.count > 1 ? words[1] : nil
  }
}
