/// How a process is started.
public struct LaunchOptions: Sendable, Equatable {
  /// The arguments, one by one.
  public var arguments: [String]

  /// The environment variables.
  public var environment: [String: String]

  /// The language that the application is shown in, if one is chosen.
  public var language: String?

  /// The region whose formats are used, if one is chosen.
  public var region: String?

  /// Makes options; without arguments, those of a plain start.
  public init(
    arguments: [String] = [], environment: [String: String] = [:], language: String? = nil, region: String? = nil
  ) {
    self.arguments = arguments
    self.environment = environment
    self.language = language
    self.region = region
  }
}
