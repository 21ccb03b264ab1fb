import Foundation

extension URL {
  /// See [URL.ParseStrategy](https://developer.apple.com/documentation/foundation/url/parsestrategy).
  public struct ParseStrategy: Foundation.ParseStrategy {
    /// See [ComponentParseStrategy](https://developer.apple.com/documentation/foundation/url/parsestrategy/componentparsestrategy).
    public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
      case required
      case optional
      case defaultValue(Component)
    }

    fileprivate var scheme: ComponentParseStrategy<String>
    fileprivate var user: ComponentParseStrategy<String>
    fileprivate var password: ComponentParseStrategy<String>
    fileprivate var host: ComponentParseStrategy<String>
    fileprivate var port: ComponentParseStrategy<Int>
    fileprivate var path: ComponentParseStrategy<String>
    fileprivate var query: ComponentParseStrategy<String>
    fileprivate var fragment: ComponentParseStrategy<String>

    public init(
      scheme: ComponentParseStrategy<String> = .required, user: ComponentParseStrategy<String> = .optional,
      password: ComponentParseStrategy<String> = .optional, host: ComponentParseStrategy<String> = .required,
      port: ComponentParseStrategy<Int> = .optional, path: ComponentParseStrategy<String> = .optional,
      query: ComponentParseStrategy<String> = .optional, fragment: ComponentParseStrategy<String> = .optional
    ) {
      self.scheme = scheme
      self.user = user
      self.password = password
      self.host = host
      self.port = port
      self.path = path
      self.query = query
      self.fragment = fragment
    }

    public func parse(_ value: String) throws -> URL {
      guard var parts = URLComponents(string: value) else { throw Self.failure(value) }
      try scheme.fill(&parts, \.scheme, value)
      try user.fill(&parts, \.user, value)
      try password.fill(&parts, \.password, value)
      try host.fill(&parts, \.host, value)
      try port.fill(&parts, \.port, value)
      try query.fill(&parts, \.query, value)
      try fragment.fill(&parts, \.fragment, value)
      switch path {
      case .required where parts.path.isEmpty: throw Self.failure(value)
      case .defaultValue(let path) where parts.path.isEmpty: parts.path = path
      default: break
      }
      guard let url = parts.url else { throw Self.failure(value) }
      return url
    }

    fileprivate static func failure(_ value: String) -> CocoaError {
      CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "Cannot parse \(value)"])
    }
  }

  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == URL {
    self = try strategy.parse(value)
  }
}

extension URL.ParseStrategy.ComponentParseStrategy {
  fileprivate func fill(
    _ parts: inout URLComponents, _ part: WritableKeyPath<URLComponents, Component?>, _ text: String
  ) throws {
    guard parts[keyPath: part] == nil else { return }
    switch self {
    case .required: throw URL.ParseStrategy.failure(text)
    case .optional: break
    case .defaultValue(let value): parts[keyPath: part] = value
    }
  }
}

extension URL.ParseStrategy {
  public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.scheme, strategy) }

  public func user(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.user, strategy) }

  public func password(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.password, strategy) }

  public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.host, strategy) }

  public func port(_ strategy: ComponentParseStrategy<Int> = .required) -> Self { with(\.port, strategy) }

  public func path(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.path, strategy) }

  public func query(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.query, strategy) }

  public func fragment(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.fragment, strategy) }

  private func with<Option>(_ part: WritableKeyPath<Self, Option>, _ option: Option) -> Self {
    var strategy = self
    strategy[keyPath: part] = option
    return strategy
  }
}

extension ParseStrategy where Self == URL.ParseStrategy {
  public static var url: Self { Self() }
}
