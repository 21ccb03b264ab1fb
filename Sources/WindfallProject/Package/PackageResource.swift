/// A file or folder that a package's target takes into its bundle.
public struct PackageResource: Decodable, Equatable, Sendable {
  /// The path in the target's folder.
  public let path: String
  /// Whether it is copied as it is, folders as folders; otherwise the build may make something else of each file.
  public let isCopied: Bool
  /// Whether its bytes become Swift code.
  public let isEmbedded: Bool

  private enum CodingKeys: CodingKey {
    case path, rule
  }

  private enum RuleKeys: CodingKey {
    case process, copy, embedInCode
  }

  public init(from decoder: Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    path = try fields.decode(String.self, forKey: .path)
    let rule = try fields.nestedContainer(keyedBy: RuleKeys.self, forKey: .rule)
    isCopied = rule.contains(.copy)
    isEmbedded = rule.contains(.embedInCode)
  }
}
