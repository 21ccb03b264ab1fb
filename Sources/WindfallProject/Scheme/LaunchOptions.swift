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

  /// The arguments that choose language and region, as Xcode gives them to an application.
  public var languageArguments: [String] {
    let language = self.language.flatMap { $0.isEmpty ? nil : $0 }
    let region = self.region.flatMap { $0.isEmpty ? nil : $0 }
    guard language != nil || region != nil else { return [] }
    let name = (language ?? "en").split(separator: "-").map { String($0) }
    let ownRegion = name.dropFirst().first { $0.count == 2 || $0.allSatisfy(\.isNumber) }
    let stem = name.filter { $0 != ownRegion }.joined(separator: "-")
    let locale = ["-AppleLocale", "\(stem)_\(region ?? ownRegion ?? "US")"]
    return (language.map { ["-AppleLanguages", "(\($0))"] } ?? []) + locale
  }

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
