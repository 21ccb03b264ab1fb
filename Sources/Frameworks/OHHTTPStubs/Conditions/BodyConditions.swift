public func hasBody(_ body: Data) -> HTTPStubsTestBlock {
  { $0.ohhttpStubs_httpBody == body }
}

/// Whether the body is this object as JSON, whatever the order of its keys.
public func hasJsonBody(_ jsonObject: [AnyHashable: Any]) -> HTTPStubsTestBlock {
  let expected = canonicalJSON(jsonObject)
  return { request in
    guard let expected, let body = request.ohhttpStubs_httpBody,
      let found = try? JSONSerialization.jsonObject(with: body), found is [AnyHashable: Any]
    else { return false }
    return canonicalJSON(found) == expected
  }
}

/// The same text for equal objects: numbers of Swift and of Foundation are not equal to each other here.
private func canonicalJSON(_ object: Any) -> Data? {
  guard JSONSerialization.isValidJSONObject(object) else { return nil }
  return try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
}

/// Whether the body is a form with these items and no others, in any order.
public func hasFormBody(_ params: [String: String?]) -> HTTPStubsTestBlock {
  hasFormBody(params.map { URLQueryItem(name: $0.key, value: $0.value) })
}

/// Whether the body is a form with these items and no others, in any order.
public func hasFormBody(_ queryItems: [URLQueryItem]) -> HTTPStubsTestBlock {
  { request in
    guard request.value(forHTTPHeaderField: "Content-Type") == "application/x-www-form-urlencoded",
      let body = request.ohhttpStubs_httpBody, let query = String(data: body, encoding: .utf8)
    else { return false }
    var components = URLComponents()
    components.percentEncodedQuery = query
    return inOrder(components.queryItems ?? []) == inOrder(queryItems)
  }
}

/// Whether the body is a form with these items and no others, in any order.
public func hasFormBody(_ queryItems: URLQueryItem...) -> HTTPStubsTestBlock {
  hasFormBody(queryItems)
}

private func inOrder(_ items: [URLQueryItem]) -> [URLQueryItem] {
  items.sorted { ($0.name, $0.value ?? "") < ($1.name, $1.value ?? "") }
}
