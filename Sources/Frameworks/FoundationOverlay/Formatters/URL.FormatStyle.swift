import Foundation

extension URL {
  /// See [URL.FormatStyle](https://developer.apple.com/documentation/foundation/url/formatstyle).
  public struct FormatStyle: ParseableFormatStyle {
    /// See [Component](https://developer.apple.com/documentation/foundation/url/formatstyle/component).
    public enum Component: Int, Codable, Hashable, Sendable {
      case scheme, user, password, host, port, path, query, fragment
    }

    /// See [ComponentDisplayOption](https://developer.apple.com/documentation/foundation/url/formatstyle/componentdisplayoption).
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      fileprivate let rule: URLDisplayRule

      public static var always: Self { Self(rule: .always) }
      public static var never: Self { Self(rule: .never) }
      public static var omitIfHTTPFamily: Self { Self(rule: .omitIfHTTPFamily) }

      public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(rule: URLDisplayRule(isShown: true, component: component, values: requirements))
      }

      public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(rule: URLDisplayRule(isShown: false, component: component, values: requirements))
      }
    }

    /// See [HostDisplayOption](https://developer.apple.com/documentation/foundation/url/formatstyle/hostdisplayoption).
    public struct HostDisplayOption: Codable, Hashable, Sendable {
      fileprivate var rule: URLDisplayRule
      /// The first labels that are left out; where the rule does not match, the host is shown with them.
      fileprivate var omittedLabels: Set<String> = []
      fileprivate var omitsSeveralLabels = false
      fileprivate var omitsByRule = false

      public static var always: Self { Self(rule: .always) }
      public static var never: Self { Self(rule: .never) }
      public static var omitIfHTTPFamily: Self { Self(rule: .omitIfHTTPFamily) }

      public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(rule: URLDisplayRule(isShown: true, component: component, values: requirements))
      }

      public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(rule: URLDisplayRule(isShown: false, component: component, values: requirements))
      }

      public static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
      ) -> Self {
        Self(rule: .always, omittedLabels: subdomainsToOmit, omitsSeveralLabels: omitMultiLevelSubdomains)
      }

      public static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
        when component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(
          rule: URLDisplayRule(isShown: true, component: component, values: requirements),
          omittedLabels: subdomainsToOmit, omitsSeveralLabels: omitMultiLevelSubdomains, omitsByRule: true)
      }
    }

    fileprivate var scheme: ComponentDisplayOption
    fileprivate var user: ComponentDisplayOption
    fileprivate var password: ComponentDisplayOption
    fileprivate var host: HostDisplayOption
    fileprivate var port: ComponentDisplayOption
    fileprivate var path: ComponentDisplayOption
    fileprivate var query: ComponentDisplayOption
    fileprivate var fragment: ComponentDisplayOption

    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
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

    /// Reads what the style writes: nothing has to be there but what it always shows.
    public var parseStrategy: URL.ParseStrategy {
      URL.ParseStrategy(
        scheme: scheme == .always ? .required : .optional, user: user == .always ? .required : .optional,
        password: password == .always ? .required : .optional, host: host == .always ? .required : .optional,
        port: port == .always ? .required : .optional, path: .optional,
        query: query == .always ? .required : .optional, fragment: fragment == .always ? .required : .optional)
    }

    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else { return value.absoluteString }
      var text = ""
      let host = shownHost(parts)
      if let value = parts.scheme, scheme.rule.shows(in: parts) {
        text += value + (parts.host == nil && !value.isEmpty && !parts.path.hasPrefix("/") ? ":" : "://")
      }
      let user = user.rule.shows(in: parts) ? parts.percentEncodedUser : nil
      let password = password.rule.shows(in: parts) ? parts.percentEncodedPassword : nil
      if user != nil || password != nil {
        text += (user ?? "") + (password.map { ":" + $0 } ?? "") + "@"
      }
      text += host ?? ""
      if let value = parts.port, port.rule.shows(in: parts) { text += ":\(value)" }
      if path.rule.shows(in: parts) { text += parts.percentEncodedPath }
      if let value = parts.percentEncodedQuery, query.rule.shows(in: parts) { text += "?" + value }
      if let value = parts.percentEncodedFragment, fragment.rule.shows(in: parts) { text += "#" + value }
      return text
    }

    private func shownHost(_ parts: URLComponents) -> String? {
      guard let name = parts.host else { return nil }
      let matches = host.rule.shows(in: parts)
      guard !host.omittedLabels.isEmpty || host.omitsSeveralLabels else { return matches ? name : nil }
      guard matches else { return host.omitsByRule ? name : nil }
      var labels = name.split(separator: ".").map { String($0) }
      if let first = labels.first, labels.count > 2, host.omittedLabels.contains(first) { labels.removeFirst() }
      if host.omitsSeveralLabels { labels = labels.suffix(2) }
      return labels.joined(separator: ".")
    }
  }

  public func formatted() -> String { formatted(FormatStyle()) }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == URL {
    style.format(self)
  }
}

extension URL.FormatStyle {
  public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.scheme, strategy) }

  public func user(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.user, strategy) }

  public func password(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.password, strategy) }

  public func host(_ strategy: HostDisplayOption = .always) -> Self { with(\.host, strategy) }

  public func port(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.port, strategy) }

  public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.path, strategy) }

  public func query(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.query, strategy) }

  public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.fragment, strategy) }

  private func with<Option>(_ part: WritableKeyPath<Self, Option>, _ option: Option) -> Self {
    var style = self
    style[keyPath: part] = option
    return style
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  public static var url: Self { Self() }
}

extension ParseableFormatStyle where Self == URL.FormatStyle {
  public static var url: Self { Self() }
}
