public func hasBody(_ body: Data) -> HTTPStubsTestBlock {
  { $0.ohhttpStubs_httpBody == body }
}

public func hasJsonBody(_ jsonObject: [AnyHashable: Any]) -> HTTPStubsTestBlock {
  { request in
    guard let body = request.ohhttpStubs_httpBody,
      let found = (try? JSONSerialization.jsonObject(with: body)) as? [AnyHashable: Any]
    else { return false }
    return NSDictionary(dictionary: found).isEqual(to: jsonObject)
  }
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
