public func isAbsoluteURLString(_ url: String) -> HTTPStubsTestBlock {
  { $0.url?.absoluteString == url }
}

public func isScheme(_ scheme: String) -> HTTPStubsTestBlock {
  precondition(!scheme.contains("/"), "isScheme takes a scheme alone, such as https, without slashes")
  return { $0.url?.scheme == scheme }
}

public func isHost(_ host: String) -> HTTPStubsTestBlock {
  precondition(!host.contains("/"), "isHost takes a host alone, such as api.example.com, without scheme or path")
  return { $0.url?.host == host }
}

public func isPath(_ path: String) -> HTTPStubsTestBlock {
  { $0.url?.path == path }
}

public func pathStartsWith(_ path: String) -> HTTPStubsTestBlock {
  { $0.url?.path.hasPrefix(path) ?? false }
}

public func pathEndsWith(_ path: String) -> HTTPStubsTestBlock {
  { $0.url?.path.hasSuffix(path) ?? false }
}

public func pathMatches(_ regex: NSRegularExpression) -> HTTPStubsTestBlock {
  { request in
    guard let path = request.url?.path else { return false }
    return regex.firstMatch(in: path, range: NSRange(path.startIndex..., in: path)) != nil
  }
}

/// Nothing meets an expression that is none.
public func pathMatches(_ regexString: String, options: NSRegularExpression.Options = []) -> HTTPStubsTestBlock {
  guard let regex = try? NSRegularExpression(pattern: regexString, options: options) else { return { _ in false } }
  return pathMatches(regex)
}

public func isExtension(_ ext: String) -> HTTPStubsTestBlock {
  { $0.url?.pathExtension == ext }
}

/// Whether the query has all of these, among others; nil stands for a name without a value.
public func containsQueryParams(_ params: [String: String?]) -> HTTPStubsTestBlock {
  { request in
    guard let url = request.url,
      let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems
    else { return false }
    return params.allSatisfy { name, value in items.contains { $0.name == name && $0.value == value } }
  }
}
